import { type PageRequest, permitted } from "#kernel"
import { Effect } from "effect"
import { Threads } from "../domain/Threads.ts"

/** Returns a page of the current user's threads, by latest message, newest first; with `search`, only those that match. */
export const listThreads = Effect.fn("messaging.listThreads")(function* (
  page: PageRequest,
  search: string | undefined
) {
  const mailbox = yield* permitted("messages.read")
  return yield* Threads.use((threads) =>
    search === undefined ? threads.page(mailbox, page) : threads.holding(mailbox, search, page)
  )
})
