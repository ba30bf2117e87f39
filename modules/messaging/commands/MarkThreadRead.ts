import { now, permitted, transactional } from "#kernel"
import { Effect } from "effect"
import type { MessageId } from "../contract/ids.ts"
import { Messages } from "../domain/Messages.ts"
import { announceRead } from "./announceRead.ts"

/** Marks all messages of a thread that were sent to the current user as read. */
export const markThreadRead = Effect.fn("messaging.markThreadRead")(function* (threadId: MessageId) {
  const reader = yield* permitted("messages.read")
  const at = yield* now
  const marked = yield* Messages.use((messages) =>
    messages.markThreadRead(reader.organizationId, threadId, reader.userId, at)
  )
  yield* announceRead(reader, marked, "conversation")
}, transactional)
