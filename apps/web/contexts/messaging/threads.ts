import {
  GetThread,
  ListThreads,
  type MessageId,
  MESSAGES,
  type MessageView,
  type ThreadSummary
} from "#messaging/contract"
import { MEMBERS, type Organization } from "#tenancy/contract"
import { type InfiniteData, keepPreviousData, useQueries, useQuery } from "@tanstack/react-query"
import { api } from "../../api/client.ts"
import { queryClient } from "../../api/queryClient.ts"
import { organizationKey, shows } from "../../api/queryKeys.ts"
import { prefetchPages, usePages } from "../../api/usePages.ts"

type Id = Organization["id"]

export const messagesKey = (id: Id) => organizationKey(id, MESSAGES)
/** The key of all lists of threads: the full one, and those of filters. */
export const threadListsKey = (id: Id) => [...messagesKey(id), "threads"]
export const singleThreadKey = (id: Id, threadId: MessageId | "") => [...messagesKey(id), "thread", threadId]

export type ThreadPages = InfiniteData<
  { readonly items: ReadonlyArray<ThreadSummary>; readonly next: string | null },
  string | null
>

/** Which conversations are listed. */
export interface ThreadFilter {
  /** A text that they contain; empty for any. */
  readonly search: string
  /** Whether only those with unread messages. */
  readonly isUnread: boolean
}

/** The other participant can be written to while they are a member. */
const meta = shows(MEMBERS)

const threads = (id: Id, { search, isUnread }: ThreadFilter) => ({
  key: [...threadListsKey(id), search, ...(isUnread ? ["unread"] : [])],
  load: (page: { readonly after?: string }) =>
    api(ListThreads, {
      params: { organizationId: id },
      query: { ...page, ...(search && { search }), ...(isUnread && { unread: "true" }) }
    }),
  meta
})

/**
 * The unread conversations of the loaded list, which is all that can be known offline. Undefined if there are none, but
 * may be some in pages that are not loaded.
 */
const unreadOfLoaded = (id: Id, search: string): ThreadPages | undefined => {
  const all = queryClient.getQueryData<ThreadPages>(threads(id, { search, isUnread: false }).key)
  const pages = all?.pages.map(({ items, next }) => ({
    items: items.filter(({ unread_count }) => unread_count > 0),
    next
  }))
  if (!all || !pages) return undefined
  const isKnown = pages.at(-1)?.next === null || pages.some(({ items }) => items.length > 0)
  return isKnown ? { ...all, pages } : undefined
}

/**
 * The conversations of an organization that pass a filter, newest first. The previous ones stay on the screen while a
 * search runs, and a late response to an earlier text is ignored.
 */
export const useThreads = (id: Id, filter: ThreadFilter) =>
  usePages({
    ...threads(id, filter),
    placeholderData: keepPreviousData,
    ...(filter.isUnread && { initialData: () => unreadOfLoaded(id, filter.search) })
  })

/** Loads the newest conversations, unless they are already loaded. */
export const prefetchThreads = (id: Id) => prefetchPages(threads(id, { search: "", isUnread: false }))

/** A message without what it carries, which a list does not load. */
export type PlainMessage = Omit<MessageView, "attachments">

/** What a conversation and its summary have in common. */
export type ThreadHeading = Omit<ThreadSummary, "latest" | "match">

const single = (id: Id, threadId: MessageId | "") => ({
  queryKey: singleThreadKey(id, threadId),
  queryFn: () => api(GetThread, { params: { organizationId: id, threadId } }),
  meta
})

/** Several conversations, as far as they are loaded. */
export const useSeveralThreads = (id: Id, threadIds: ReadonlyArray<MessageId>) =>
  useQueries({ queries: threadIds.map((threadId) => single(id, threadId)) }).map(({ data }) => data)

/** One conversation with its newest replies; not loaded without an id. */
export const useThread = (id: Id, threadId: MessageId | undefined) =>
  useQuery({ ...single(id, threadId ?? ""), enabled: threadId !== undefined })

/** Loads a conversation that may be opened next, unless it is already loaded. */
export const prefetchThread = (id: Id, threadId: MessageId): void =>
  void queryClient.prefetchQuery(single(id, threadId))
