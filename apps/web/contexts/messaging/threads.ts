import { GetThread, ListThreads, type MessageId, MESSAGES, type ThreadView } from "#messaging/contract"
import { MEMBERS, type Organization } from "#tenancy/contract"
import { type InfiniteData, keepPreviousData, useQuery } from "@tanstack/react-query"
import { api } from "../../api/client.ts"
import { organizationKey, shows } from "../../api/queryKeys.ts"
import { usePages } from "../../api/usePages.ts"

type Id = Organization["id"]

export const messagesKey = (id: Id) => organizationKey(id, MESSAGES)
/** The key of all lists of threads: the full one and those of searches. */
export const threadListsKey = (id: Id) => [...messagesKey(id), "threads"]
export const singleThreadsKey = (id: Id) => [...messagesKey(id), "thread"]

export type ThreadPages = InfiniteData<{
  readonly items: ReadonlyArray<ThreadView>
  readonly next: string | null
}>

/** The other participant can be written to while they are a member. */
const meta = shows(MEMBERS)

/**
 * The conversations of an organization that contain a text, newest first; all for an empty one. The previous
 * ones stay on the screen while a search runs, and a late response to an earlier text is ignored.
 */
export const useThreads = (id: Id, search: string) =>
  usePages({
    key: [...threadListsKey(id), search],
    load: (page) =>
      api(ListThreads, { params: { organizationId: id }, query: { ...page, ...(search && { search }) } }),
    placeholderData: keepPreviousData,
    meta
  })

/** One conversation, from any list that contains it. */
export const useThread = (id: Id, threadId: MessageId | undefined) =>
  useQuery({
    queryKey: [...singleThreadsKey(id), threadId ?? ""],
    queryFn: () => api(GetThread, { params: { organizationId: id, threadId: threadId ?? "" } }),
    enabled: threadId !== undefined,
    meta
  })
