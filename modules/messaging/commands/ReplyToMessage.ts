import { newId, now, permitted, transactional, orNotFound } from "#kernel"
import type { FileId } from "#files/contract"
import { Effect } from "effect"
import { type ClientId, MessageId } from "../contract/ids.ts"
import { newReply } from "../domain/composing.ts"
import { Messages } from "../domain/Messages.ts"
import { post } from "./post.ts"

/** Replies to a message or reply that the current user sent or received. */
export const replyToMessage = Effect.fn("messaging.replyToMessage")(function* ({
  messageId,
  content,
  clientId,
  attachments = []
}: {
  readonly messageId: MessageId
  readonly content: string
  readonly clientId: ClientId
  readonly attachments?: ReadonlyArray<FileId>
}) {
  const { organizationId, userId: senderId } = yield* permitted("messages.send")
  const original = yield* Messages.use((messages) => messages.answerable(organizationId, messageId)).pipe(
    orNotFound("message")
  )
  const draft = { organizationId, senderId, clientId, content }
  return yield* post(newReply(draft, original, yield* newId(MessageId), yield* now), attachments)
}, transactional)
