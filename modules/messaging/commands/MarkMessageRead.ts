import { now, permitted, transactional } from "#kernel"
import { Effect } from "effect"
import type { MessageId } from "../contract/ids.ts"
import { Messages } from "../domain/Messages.ts"
import { announceRead } from "./announceRead.ts"

/** Marks a message as read. Does nothing for its sender or when it is already read. */
export const markMessageRead = Effect.fn("messaging.markMessageRead")(function* (id: MessageId) {
  const reader = yield* permitted("messages.read")
  const at = yield* now
  const marked = yield* Messages.use((messages) =>
    messages.markRead(reader.organizationId, id, reader.userId, at)
  )
  yield* announceRead(reader, marked, "message")
}, transactional)
