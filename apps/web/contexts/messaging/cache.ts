import type { MessageView, ThreadView } from "#messaging/contract"
import { queryClient } from "../../api/queryClient.ts"
import { messagesKey, singleThreadsKey, threadListsKey, type ThreadPages } from "./threads.ts"
import { unreadKey } from "./unread.ts"

type Change = (thread: ThreadView) => ThreadView

const changePages = (pages: ThreadPages, change: Change): ThreadPages => ({
  ...pages,
  pages: pages.pages.map((page) => ({ ...page, items: page.items.map(change) }))
})

/** Updates a thread in every query that contains it. */
const changeThread = ({ organization_id, thread_id }: MessageView, change: Change) => {
  const only: Change = (thread) => (thread.thread_id === thread_id ? change(thread) : thread)
  queryClient.setQueriesData<ThreadPages>(
    { queryKey: threadListsKey(organization_id) },
    (pages) => pages && changePages(pages, only)
  )
  queryClient.setQueriesData<ThreadView>(
    { queryKey: singleThreadsKey(organization_id) },
    (thread) => thread && only(thread)
  )
}

const withReply =
  (reply: MessageView): Change =>
  (thread) =>
    thread.replies.some(({ id }) => id === reply.id)
      ? thread
      : {
          ...thread,
          replies: [...thread.replies, reply],
          reply_count: thread.reply_count + 1,
          latest_at: reply.created_at
        }

const newThread = (message: MessageView): ThreadView => ({
  ...message,
  reply_count: 0,
  unread_count: 0,
  latest_at: message.created_at,
  replies: [],
  earlier: null
})

const contains = ({ pages }: ThreadPages, { id }: MessageView) =>
  pages.some(({ items }) => items.some((item) => item.id === id))

const prepended = (list: ThreadPages, message: MessageView): ThreadPages => {
  const [first, ...rest] = list.pages
  if (first === undefined || contains(list, message)) return list
  return { ...list, pages: [{ ...first, items: [newThread(message), ...first.items] }, ...rest] }
}

/** Adds a message the server has just accepted to the cached lists, then refetches them. */
export const addSentMessage = (message: MessageView): void => {
  if (message.parent_message_id !== null) changeThread(message, withReply(message))
  else
    queryClient.setQueryData<ThreadPages>(
      [...threadListsKey(message.organization_id), ""],
      (list) => list && prepended(list, message)
    )
  void queryClient.invalidateQueries({ queryKey: messagesKey(message.organization_id) })
}

const asRead =
  (userId: string) =>
  <M extends MessageView>(message: M): M =>
    message.recipient_id === userId && message.read_at === null
      ? { ...message, status: "read", read_at: new Date() }
      : message

/** Marks a thread as read, and updates the badge. */
export const applyRead = (thread: ThreadView, userId: string): void => {
  const read = asRead(userId)
  changeThread(thread, (known) => ({ ...read(known), replies: known.replies.map(read), unread_count: 0 }))
  queryClient.setQueryData<{ readonly unread: number }>(
    unreadKey(thread.organization_id),
    (before) => before && { unread: Math.max(0, before.unread - thread.unread_count) }
  )
}
