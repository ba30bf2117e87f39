import type { OrganizationId, UserId } from "#kernel"
import { ClientId, type MessageId } from "../contract/ids.ts"
import type { Answerable, Message } from "./Messages.ts"

const SUBJECT_LENGTH = 200
const ALREADY_ANSWERED = /^re:/i

const characters = new Intl.Segmenter()

/** Cuts text to a number of code points without splitting a character such as an emoji. */
const cut = (text: string, limit: number): string => {
  let result = ""
  for (const { segment } of characters.segment(text)) {
    if (Array.from(result + segment).length > limit) break
    result += segment
  }
  return result.trimEnd()
}

/** Adds `Re: ` only once and cuts the subject to the maximum length. */
export const replySubject = (subject: string): string =>
  ALREADY_ANSWERED.test(subject) ? subject : cut(`Re: ${subject}`, SUBJECT_LENGTH)

/** The other participant: the sender of the original or, if the replying person sent it, its recipient. */
export const replyRecipient = (
  { sender_id, recipient_id }: Pick<Message, "sender_id" | "recipient_id">,
  replying: UserId
): UserId => (sender_id === replying ? recipient_id : sender_id)

/** The sender and their input. */
export interface Draft {
  readonly organizationId: OrganizationId
  readonly senderId: UserId
  readonly clientId: ClientId
  readonly content: string
}

const messageOf = ({ organizationId, senderId, clientId, content }: Draft, id: MessageId, at: Date) => ({
  id,
  organization_id: organizationId,
  sender_id: senderId,
  client_id: clientId,
  content,
  message_type: "internal" as const,
  status: "sent" as const,
  read_at: null,
  created_at: at
})

/** The first message of a thread. */
export const newMessage = (
  draft: Draft,
  { recipientId, subject }: { readonly recipientId: UserId; readonly subject: string },
  id: MessageId,
  at: Date
): Message => ({
  ...messageOf(draft, id, at),
  recipient_id: recipientId,
  subject,
  parent_message_id: null,
  thread_id: id
})

/** A reply to a message or to another reply in the same thread. */
export const newReply = (draft: Draft, answered: Answerable, id: MessageId, at: Date): Message => ({
  ...messageOf(draft, id, at),
  recipient_id: replyRecipient(answered, draft.senderId),
  subject: replySubject(answered.thread_subject),
  parent_message_id: answered.id,
  thread_id: answered.thread_id
})

const VERSION = 14
const VARIANT = 19

/** The client id of one recipient's message: the same again for the same two, so that repeating a request sends nothing twice. */
export const clientIdFor = (clientId: ClientId, recipientId: UserId): ClientId =>
  ClientId.make(
    Array.from(clientId, (digit, at) =>
      digit === "-" || at === VERSION || at === VARIANT
        ? digit
        : (Number.parseInt(digit, 16) ^ Number.parseInt(recipientId.charAt(at), 16)).toString(16)
    ).join("")
  )

/** Who receives a message to these people: everyone but its sender once, in one order for all senders. */
export const othersAmong = (people: Iterable<UserId>, senderId: UserId): ReadonlyArray<UserId> =>
  [...new Set(people)].filter((id) => id !== senderId).toSorted()

/** Whether `again` repeats `first`: the sender's input is the same. */
export const isSameSend = (first: Message, again: Message): boolean =>
  first.recipient_id === again.recipient_id &&
  first.parent_message_id === again.parent_message_id &&
  first.subject === again.subject &&
  first.content === again.content
