import { newId, now, permitted, transactional, type UserId } from "#kernel"
import type { FileId } from "#files/contract"
import { Effect } from "effect"
import { MessageToOneself } from "../contract/errors.ts"
import { type ClientId, MessageId } from "../contract/ids.ts"
import { newMessage } from "../domain/composing.ts"
import { post } from "./post.ts"

/** Starts a thread with another member. */
export const sendMessage = Effect.fn("messaging.sendMessage")(function* ({
  recipientId,
  subject,
  content,
  clientId,
  attachments = []
}: {
  readonly recipientId: UserId
  readonly subject: string
  readonly content: string
  readonly clientId: ClientId
  readonly attachments?: ReadonlyArray<FileId>
}) {
  const { organizationId, userId: senderId } = yield* permitted("messages.send")
  if (recipientId === senderId) return yield* new MessageToOneself()
  const draft = { organizationId, senderId, clientId, content }
  return yield* post(
    newMessage(draft, { recipientId, subject }, yield* newId(MessageId), yield* now),
    attachments
  )
}, transactional)
