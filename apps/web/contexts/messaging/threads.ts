import {
  GetThread,
  ListThreads,
  type MessageId,
  MESSAGES,
  type MessageView,
  type ThreadSummary
} from "#messaging/contract"
import { MEMBERS, type Organization } from "#tenancy/contract"
import { type InfiniteData, keepPreviousData, useQuery } from "@tanstack/react-query"
import { api } from "../../api/client.ts"
import { queryClient } from "../../api/queryClient.ts"
import { organizationKey, shows } from "../../api/queryKeys.ts"
import { prefetchPages, usePages } from "../../api/usePages.ts"

type Id = Organization["id"]

export const messagesKey = (id: Id) => organizationKey(id, MESSAGES)
/** The key of all lists of threads: the full one and those of searches. */
export const threadListsKey = (id: Id) => [...messagesKey(id), "threads"]
export const singleThreadKey = (id: Id, threadId: MessageId | "") => [...messagesKey(id), "thread", threadId]

export type ThreadPages = InfiniteData<{
  readonly items: ReadonlyArray<ThreadSummary>
  readonly next: string | null
}>

/** The other participant can be written to while they are a member. */
const meta = shows(MEMBERS)

const threads = (id: Id, search: string) => ({
  key: [...threadListsKey(id), search],
  load: (page: { readonly after?: string }) =>
    api(ListThreads, { params: { organizationId: id }, query: { ...page, ...(search && { search }) } }),
  meta
})

/**
 * The conversations of an organization that contain a text, newest first; all for an empty one. The previous
 * ones stay on the screen while a search runs, and a late response to an earlier text is ignored.
 */
export const useThreads = (id: Id, search: string) =>
  usePages({ ...threads(id, search), placeholderData: keepPreviousData })

/** Loads the newest conversations, unless they are already loaded. */
export const prefetchThreads = (id: Id) => prefetchPages(threads(id, ""))

/** A message without what it carries, which a list does not load. */
export type PlainMessage = Omit<MessageView, "attachments">

/** What a conversation and its summary have in common. */
export type ThreadHeading = Omit<ThreadSummary, "latest" | "match">

const single = (id: Id, threadId: MessageId | "") => ({
  queryKey: singleThreadKey(id, threadId),
  queryFn: () => api(GetThread, { params: { organizationId: id, threadId } }),
  meta
})

/** One conversation with its newest replies; not loaded without an id. */
export const useThread = (id: Id, threadId: MessageId | undefined) =>
  useQuery({ ...single(id, threadId ?? ""), enabled: threadId !== undefined })

/** Loads a conversation that may be opened next, unless it is already loaded. */
export const prefetchThread = (id: Id, threadId: MessageId): void =>
  void queryClient.prefetchQuery(single(id, threadId))
