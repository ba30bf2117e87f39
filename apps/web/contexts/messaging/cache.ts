import type { MessageView, ThreadSummary, ThreadView } from "#messaging/contract"
import { queryClient } from "../../api/queryClient.ts"
import type { Outgoing } from "./outgoing/queue.ts"
import {
  messagesKey,
  type PlainMessage,
  singleThreadKey,
  threadListsKey,
  type ThreadPages
} from "./threads.ts"
import { unreadKey } from "./unread.ts"
import { OUTGOING_QUERY } from "./useOutgoing.ts"

type Change<A> = (known: A) => A

const changePages = (pages: ThreadPages, change: Change<ThreadSummary>): ThreadPages => ({
  ...pages,
  pages: pages.pages.map((page) => ({ ...page, items: page.items.map(change) }))
})

/** Updates a thread in every list that contains it. */
const changeSummary = ({ organization_id, thread_id }: MessageView, change: Change<ThreadSummary>) =>
  queryClient.setQueriesData<ThreadPages>(
    { queryKey: threadListsKey(organization_id) },
    (pages) =>
      pages && changePages(pages, (summary) => (summary.id === thread_id ? change(summary) : summary))
  )

/** Updates a thread if it is loaded. */
const changeThread = ({ organization_id, thread_id }: MessageView, change: Change<ThreadView>) =>
  queryClient.setQueryData<ThreadView>(
    singleThreadKey(organization_id, thread_id),
    (thread) => thread && change(thread)
  )

const withReply =
  (reply: MessageView): Change<ThreadView> =>
  (thread) =>
    thread.replies.some(({ id }) => id === reply.id)
      ? thread
      : {
          ...thread,
          replies: [...thread.replies, reply],
          reply_count: thread.reply_count + 1,
          file_count: thread.file_count + reply.attachments.length,
          latest_at: reply.created_at
        }

/** A list that was loaded in the meantime already contains the reply. */
const withLatest =
  ({ sender_id, sender_name, content, attachments, created_at }: MessageView): Change<ThreadSummary> =>
  (summary) =>
    summary.latest_at >= created_at
      ? summary
      : {
          ...summary,
          reply_count: summary.reply_count + 1,
          file_count: summary.file_count + attachments.length,
          latest_at: created_at,
          latest: { sender_id, sender_name, content }
        }

const newThread = (message: MessageView) => ({
  ...message,
  reply_count: 0,
  unread_count: 0,
  file_count: message.attachments.length,
  latest_at: message.created_at
})

const contains = ({ pages }: ThreadPages, { id }: MessageView) =>
  pages.some(({ items }) => items.some((item) => item.id === id))

const prepended = (list: ThreadPages, message: MessageView): ThreadPages => {
  const [first, ...rest] = list.pages
  if (first === undefined || contains(list, message)) return list
  const summary = { ...newThread(message), latest: null, match: null }
  return { ...list, pages: [{ ...first, items: [summary, ...first.items] }, ...rest] }
}

const addThread = (message: MessageView) => {
  const { organization_id, thread_id } = message
  queryClient.setQueryData<ThreadPages>(
    [...threadListsKey(organization_id), ""],
    (list) => list && prepended(list, message)
  )
  queryClient.setQueryData<ThreadView>(
    singleThreadKey(organization_id, thread_id),
    (known) => known ?? { ...newThread(message), replies: [], earlier: null }
  )
}

/**
 * Adds a message the server has just accepted to what is loaded, in place of the queued one, then loads it again.
 */
export const addSentMessage = (message: MessageView): void => {
  if (message.parent_message_id === null) addThread(message)
  else {
    changeSummary(message, withLatest(message))
    changeThread(message, withReply(message))
  }
  queryClient.setQueriesData<ReadonlyArray<Outgoing>>({ queryKey: OUTGOING_QUERY }, (queue) =>
    queue?.filter(({ client_id }) => client_id !== message.client_id)
  )
  void queryClient.invalidateQueries({ queryKey: messagesKey(message.organization_id) })
}

/** Loads messages again, after one that went to several people. */
export const reloadMessages = (organizationId: MessageView["organization_id"]): void =>
  void queryClient.invalidateQueries({ queryKey: messagesKey(organizationId) })

const asRead =
  (userId: string) =>
  <M extends PlainMessage>(message: M): M =>
    message.recipient_id === userId && message.read_at === null
      ? { ...message, status: "read", read_at: new Date() }
      : message

/** Marks a thread as read, and updates the badge. */
export const applyRead = (thread: ThreadView, userId: string): void => {
  const read = asRead(userId)
  changeSummary(thread, (summary) => ({ ...read(summary), unread_count: 0 }))
  changeThread(thread, (known) => ({ ...read(known), replies: known.replies.map(read), unread_count: 0 }))
  queryClient.setQueryData<{ readonly unread: number }>(
    unreadKey(thread.organization_id),
    (before) => before && { unread: Math.max(0, before.unread - thread.unread_count) }
  )
}
