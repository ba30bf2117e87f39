import { orNotFound, permitted, readCursor } from "#kernel"
import { Effect } from "effect"
import type { MessageId } from "../contract/ids.ts"
import { Threads } from "../domain/Threads.ts"
import { threadView } from "./messageViews.ts"

/** Returns the replies before a position, oldest first, and the cursor to those before them. */
export const earlierReplies = Effect.fn("messaging.earlierReplies")(function* (
  id: MessageId,
  before: string
) {
  const mailbox = yield* permitted("messages.read")
  const thread = yield* Threads.use((threads) => threads.before(mailbox, id, readCursor(before))).pipe(
    orNotFound("conversation")
  )
  const { replies, earlier } = yield* threadView(mailbox, thread)
  return { items: replies, earlier }
})
