import { orNotFound, permitted } from "#kernel"
import { Effect } from "effect"
import type { MessageId } from "../contract/ids.ts"
import { Threads } from "../domain/Threads.ts"
import { threadView } from "./messageViews.ts"

/** Returns a thread with its newest replies. */
export const getThread = Effect.fn("messaging.getThread")(function* (id: MessageId) {
  const mailbox = yield* permitted("messages.read")
  const thread = yield* Threads.use((threads) => threads.find(mailbox, id)).pipe(orNotFound("conversation"))
  return yield* threadView(mailbox, thread)
})
