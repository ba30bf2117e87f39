import { NotFound, permitted, readCursor } from "#kernel"
import { Effect, Option } from "effect"
import type { MessageId } from "../contract/views.ts"
import { Threads } from "../domain/Threads.ts"
import { threadViews } from "./messageViews.ts"

/** Returns the replies before a position, oldest first, and the cursor to those before them. */
export const earlierReplies = Effect.fn("messaging.earlierReplies")(function* (
  id: MessageId,
  before: string
) {
  const mailbox = yield* permitted("messages.read")
  const stored = yield* Threads.use((threads) => threads.before(mailbox, id, readCursor(before)))
  const [thread] = yield* threadViews(mailbox, Option.toArray(stored))
  if (thread === undefined) return yield* new NotFound({ what: "conversation" })
  return { items: thread.replies, earlier: thread.earlier }
})
