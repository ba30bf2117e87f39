import { cutPage, type PageRequest, permitted } from "#kernel"
import { Effect } from "effect"
import { Threads } from "../domain/Threads.ts"
import { summaryViews } from "./messageViews.ts"

/** Returns a page of the current user's threads, by latest message, newest first; with `search`, only those that match. */
export const listThreads = Effect.fn("messaging.listThreads")(function* (
  page: PageRequest,
  search: string | undefined
) {
  const mailbox = yield* permitted("messages.read")
  const stored = yield* Threads.use((threads) =>
    search === undefined ? threads.page(mailbox, page) : threads.holding(mailbox, search, page)
  )
  const { items, next } = cutPage(stored, page.limit, ({ latest_at: at, first: { id } }) => ({ at, id }))
  return { items: yield* summaryViews(mailbox, items), next }
})
