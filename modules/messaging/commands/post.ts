import { Events } from "#kernel"
import type { FileId } from "#files/contract"
import { Memberships } from "#tenancy"
import { Effect, Option } from "effect"
import { AnotherMessageSent, RecipientUnavailable } from "../contract/errors.ts"
import { MessageSent } from "../contract/events.ts"
import { Attachments, isSameFiles } from "../domain/Attachments.ts"
import { isSameSend } from "../domain/composing.ts"
import { type Message, Messages } from "../domain/Messages.ts"
import { messageView } from "../queries/messageViews.ts"

/**
 * Sends a message once: repeating the request with the same client id returns the first message, even when the
 * recipient has left since. A new message to them is refused.
 */
export const post = Effect.fnUntraced(function* (message: Message, attachments: ReadonlyArray<FileId>) {
  const { organization_id, recipient_id, sender_id } = message
  const members = yield* Memberships.use((memberships) =>
    memberships.activeAmong(organization_id, [recipient_id])
  )
  const added = members.has(recipient_id)
    ? yield* Messages.use((messages) => messages.add(message))
    : Option.none<Message>()
  if (Option.isSome(added)) {
    yield* attach([added.value], attachments)
    yield* announceSent(added.value)
  }
  const sent = Option.isSome(added)
    ? added.value
    : yield* alreadySent(message, attachments, members.has(recipient_id))
  return yield* messageView(sent, sender_id, members)
})

/** The message already sent with this client id. */
const alreadySent = Effect.fnUntraced(function* (
  message: Message,
  attachments: ReadonlyArray<FileId>,
  isMember: boolean
) {
  const { organization_id, sender_id, client_id } = message
  const existing = yield* Messages.use((messages) =>
    messages.byClientId(organization_id, sender_id, client_id)
  )
  const isRepeated =
    Option.isSome(existing) &&
    isSameSend(existing.value, message) &&
    (yield* haveFiles([existing.value], attachments))
  if (isRepeated) return existing.value
  return yield* isMember ? new AnotherMessageSent() : new RecipientUnavailable()
})

/** Adds these files to each of these new messages of one sender. */
export const attach = Effect.fnUntraced(function* (
  messages: ReadonlyArray<Message>,
  attachments: ReadonlyArray<FileId>
) {
  const [first] = messages
  if (first === undefined || attachments.length === 0) return
  const { organization_id, sender_id } = first
  const ids = messages.map(({ id }) => id)
  yield* Attachments.use((all) => all.attach(organization_id, sender_id, ids, attachments))
})

/** Whether each of these messages was sent with these files. */
export const haveFiles = Effect.fnUntraced(function* (
  messages: ReadonlyArray<Message>,
  attachments: ReadonlyArray<FileId>
) {
  const [first] = messages
  if (first === undefined) return true
  const ids = messages.map(({ id }) => id)
  const attached = yield* Attachments.use((all) => all.ofMessages(first.organization_id, ids))
  return ids.every((id) =>
    isSameFiles(
      attached.filter(({ message_id }) => message_id === id),
      attachments
    )
  )
})

/** Publishes that a message was stored, to its two participants. */
export const announceSent = ({ organization_id, id, thread_id, sender_id, recipient_id, subject }: Message) =>
  Events.use((events) =>
    events.publish(
      new MessageSent({
        organizationId: organization_id,
        messageId: id,
        threadId: thread_id,
        senderId: sender_id,
        recipientId: recipient_id,
        subject
      }),
      { organizationId: organization_id, onlyFor: [sender_id, recipient_id] }
    )
  )
