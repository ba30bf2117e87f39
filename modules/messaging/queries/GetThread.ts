import { NotFound, permitted } from "#kernel"
import { Effect, Option } from "effect"
import type { MessageId } from "../contract/views.ts"
import { Threads } from "../domain/Threads.ts"
import { threadViews } from "./messageViews.ts"

/** Returns a thread with its newest replies. */
export const getThread = Effect.fn("messaging.getThread")(function* (id: MessageId) {
  const mailbox = yield* permitted("messages.read")
  const stored = yield* Threads.use((threads) => threads.find(mailbox, id))
  const [thread] = yield* threadViews(mailbox, Option.toArray(stored))
  return thread ?? (yield* new NotFound({ what: "conversation" }))
})
