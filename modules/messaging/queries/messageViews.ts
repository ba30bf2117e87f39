import type { OrganizationId, UserId } from "#kernel"
import { RecordFiles } from "#files"
import type { FileView } from "#files/contract"
import { type Profile, Profiles } from "#identity"
import { Memberships } from "#tenancy"
import { Effect, Struct } from "effect"
import type { MessageView, ThreadView } from "../contract/views.ts"
import { Attachments } from "../domain/Attachments.ts"
import type { Mailbox, Message } from "../domain/Messages.ts"
import type { Thread } from "../domain/Threads.ts"

type People = ReadonlyMap<UserId, Profile>
type Members = ReadonlySet<UserId>

const UNKNOWN = "Unknown User"

const otherParticipant = ({ sender_id, recipient_id }: Message, viewer: UserId): UserId =>
  sender_id === viewer ? recipient_id : sender_id

const view =
  (people: People, members: Members, viewer: UserId) =>
  (message: Message): Omit<MessageView, "attachments"> => {
    const sender = people.get(message.sender_id)
    const recipient = people.get(message.recipient_id)
    return {
      ...message,
      sender_name: sender?.full_name ?? UNKNOWN,
      sender_avatar_url: sender?.avatar_url ?? null,
      recipient_name: recipient?.full_name ?? UNKNOWN,
      recipient_avatar_url: recipient?.avatar_url ?? null,
      can_reply: members.has(otherParticipant(message, viewer))
    }
  }

/** What each of these messages carries. */
const attachmentsOf = Effect.fnUntraced(function* (
  organizationId: OrganizationId,
  messages: ReadonlyArray<Message>
) {
  const ids = messages.map(({ id }) => id)
  const attached = yield* Attachments.use((attachments) => attachments.ofMessages(organizationId, ids))
  const fileIds = attached.map(({ attachment_id }) => attachment_id)
  const files = yield* RecordFiles.use((all) => all.byIds(organizationId, fileIds))
  return ({ id }: Message): ReadonlyArray<FileView> =>
    attached.flatMap(({ message_id, attachment_id }) => {
      const file = message_id === id ? files.get(attachment_id) : undefined
      return file === undefined ? [] : [file]
    })
})

/** A message with names, for one of its participants. `members` are the users who can still receive messages. */
export const messageView = Effect.fnUntraced(function* (message: Message, viewer: UserId, members: Members) {
  const people = yield* Profiles.use((profiles) => profiles.byIds([message.sender_id, message.recipient_id]))
  const attachments = yield* attachmentsOf(message.organization_id, [message])
  return {
    ...view(people, members, viewer)(message),
    attachments: attachments(message)
  } satisfies MessageView
})

/** Messages with names, without saying who can still receive any. */
export const namedMessages = Effect.fnUntraced(function* (
  { organizationId, userId }: Mailbox,
  messages: ReadonlyArray<Message>
) {
  const ids = [...new Set(messages.map((message) => otherParticipant(message, userId)))]
  const people = yield* Profiles.use((profiles) => profiles.byIds([userId, ...ids]))
  const attachments = yield* attachmentsOf(organizationId, messages)
  const named = view(people, new Set(), userId)
  return messages.map((message) => ({
    ...Struct.omit(named(message), ["can_reply"]),
    attachments: attachments(message)
  }))
})

/** The profiles and members that threads need, from one query each. */
const participantsOf = Effect.fnUntraced(function* (
  { organizationId, userId }: Mailbox,
  threads: ReadonlyArray<Pick<Thread, "first">>
) {
  const otherIds = [...new Set(threads.map(({ first }) => otherParticipant(first, userId)))]
  const people = yield* Profiles.use((profiles) => profiles.byIds([userId, ...otherIds]))
  const members = yield* Memberships.use((memberships) => memberships.activeAmong(organizationId, otherIds))
  return { people, members }
})

/** A thread with names. */
export const threadView = Effect.fnUntraced(function* (mailbox: Mailbox, thread: Thread) {
  const { people, members } = yield* participantsOf(mailbox, [thread])
  const { first, replies, ...rest } = thread
  const attachments = yield* attachmentsOf(mailbox.organizationId, [first, ...replies])
  const named = view(people, members, mailbox.userId)
  const show = (message: Message) => ({ ...named(message), attachments: attachments(message) })
  return { ...show(first), ...rest, replies: replies.map(show) } satisfies ThreadView
})
