import { type Member, newId, now, permitted, transactional } from "#kernel"
import type { FileId } from "#files/contract"
import { Memberships } from "#tenancy"
import { Array, Effect, Option } from "effect"
import {
  AnotherMessageSent,
  NoRecipients,
  RecipientUnavailable,
  TooManyRecipients
} from "../contract/errors.ts"
import { type ClientId, MessageId } from "../contract/ids.ts"
import { type Recipients, RECIPIENTS_AT_MOST } from "../contract/views.ts"
import { clientIdFor, isSameSend, newMessage, othersAmong } from "../domain/composing.ts"
import { type Message, Messages } from "../domain/Messages.ts"
import { announceSent, attach, haveFiles } from "./post.ts"

interface Sending {
  readonly to: Recipients
  readonly subject: string
  readonly content: string
  readonly clientId: ClientId
  readonly attachments?: ReadonlyArray<FileId>
}

/**
 * Sends a message of its own to each of several members, all or none. Repeating the request with the same client id sends
 * nothing more, also not to people who have been given the role since.
 */
export const sendToSeveral = Effect.fn("messaging.sendToSeveral")(function* (sending: Sending) {
  const sender = yield* permitted("messages.send")
  const recipients = yield* recipientsOf(sender, sending.to)
  const drafts = yield* Effect.forEach(recipients, (recipientId) => draftTo(sender, sending, recipientId))
  const sent = yield* alreadySent(sender, sending, drafts)
  if (sent > 0) return { sent }
  const added = Array.getSomes(yield* Effect.forEach(drafts, addAndAnnounce))
  yield* attach(added, sending.attachments ?? [])
  // A concurrent request with the same client id was first.
  return { sent: added.length > 0 ? drafts.length : yield* alreadySent(sender, sending, drafts) }
}, transactional)

const recipientsOf = Effect.fnUntraced(function* ({ organizationId, userId }: Member, to: Recipients) {
  const memberships = yield* Memberships
  const people = "role" in to ? yield* memberships.inRole(organizationId, to.role) : to.people
  const recipients = othersAmong(people, userId)
  if (recipients.length === 0) return yield* new NoRecipients()
  if (recipients.length > RECIPIENTS_AT_MOST) return yield* new TooManyRecipients()
  const members = yield* memberships.activeAmong(organizationId, recipients)
  return members.size < recipients.length ? yield* new RecipientUnavailable() : recipients
})

const draftTo = Effect.fnUntraced(function* (
  { organizationId, userId: senderId }: Member,
  { subject, content, clientId }: Sending,
  recipientId: Message["recipient_id"]
) {
  const draft = { organizationId, senderId, clientId: clientIdFor(clientId, recipientId), content }
  return newMessage(draft, { recipientId, subject }, yield* newId(MessageId), yield* now)
})

/** How many of these messages were sent by an earlier request; fails if it had another text or other files. */
const alreadySent = Effect.fnUntraced(function* (
  { organizationId, userId }: Member,
  { attachments = [] }: Sending,
  drafts: ReadonlyArray<Message>
) {
  const byClientId = new Map(drafts.map((draft) => [draft.client_id, draft]))
  const sent = yield* Messages.use((messages) =>
    messages.amongClientIds(organizationId, userId, [...byClientId.keys()])
  )
  const isRepeated = (message: Message) => {
    const draft = byClientId.get(message.client_id)
    return draft !== undefined && isSameSend(message, draft)
  }
  const isSame = sent.every(isRepeated) && (yield* haveFiles(sent, attachments))
  return isSame ? sent.length : yield* new AnotherMessageSent()
})

const addAndAnnounce = (draft: Message) =>
  Messages.use((messages) => messages.add(draft)).pipe(
    Effect.tap((added) => (Option.isSome(added) ? announceSent(added.value) : Effect.void))
  )
