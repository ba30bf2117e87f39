import { type PageRequest, permitted } from "#kernel"
import { Effect } from "effect"
import { type ThreadFilter, Threads } from "../domain/Threads.ts"

/** Returns a page of the current user's threads that pass the filter, by latest message, newest first. */
export const listThreads = Effect.fn("messaging.listThreads")(function* (
  page: PageRequest,
  filter: ThreadFilter
) {
  const mailbox = yield* permitted("messages.read")
  return yield* Threads.use((threads) => threads.page(mailbox, filter, page))
})
