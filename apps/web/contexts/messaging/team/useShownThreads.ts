import type { ThreadSummary, ThreadView } from "#messaging/contract"
import type { Organization } from "#tenancy/contract"
import { useState } from "react"
import { type ThreadFilter, useSeveralThreads, useThreads } from "../threads.ts"

/** What has changed of a conversation since it was listed. */
const updated = (summary: ThreadSummary, thread: ThreadView | undefined): ThreadSummary => {
  if (!thread) return summary
  const { status, read_at, reply_count, unread_count, file_count, latest_at, replies } = thread
  const latest = replies.at(-1) ?? null
  return { ...summary, status, read_at, reply_count, unread_count, file_count, latest_at, latest }
}

/**
 * The listed conversations. Opening one marks it as read; among unread ones it stays nevertheless, so that it does not
 * disappear while being read: until the filter changes.
 */
export const useShownThreads = (organization: Organization, filter: ThreadFilter) => {
  const query = useThreads(organization.id, filter)
  const [opened, setOpened] = useState<ReadonlyArray<ThreadSummary>>([])
  const threads = useSeveralThreads(
    organization.id,
    opened.map(({ id }) => id)
  )
  const listed = query.data?.pages.flatMap(({ items }) => items) ?? []
  if (!filter.isUnread) return { query, shown: listed, onOpen: undefined }
  const read = new Map(opened.map((summary, at) => [summary.id, updated(summary, threads[at])]))
  const unread = listed.filter(({ id, unread_count }) => unread_count > 0 && !read.has(id))
  return {
    query,
    shown: [...unread, ...read.values()].toSorted((a, b) => b.latest_at.getTime() - a.latest_at.getTime()),
    onOpen: (summary: ThreadSummary) =>
      setOpened((before) => [...before.filter(({ id }) => id !== summary.id), summary])
  }
}
