import type { OrganizationId, UserId } from "#kernel"
import { type Profile, Profiles } from "#identity"
import { Memberships } from "#tenancy"
import { Effect } from "effect"
import type { MessageView, ThreadView } from "../contract/views.ts"
import type { Message } from "../domain/Messages.ts"
import type { Mailbox, Thread } from "../domain/Threads.ts"

type People = ReadonlyMap<UserId, Profile>
type Members = ReadonlySet<UserId>

const UNKNOWN = "Unknown User"

const otherParticipant = ({ sender_id, recipient_id }: Message, viewer: UserId): UserId =>
  sender_id === viewer ? recipient_id : sender_id

const view =
  (people: People, members: Members, viewer: UserId) =>
  (message: Message): MessageView => {
    const sender = people.get(message.sender_id)
    return {
      ...message,
      sender_name: sender?.full_name ?? UNKNOWN,
      sender_avatar_url: sender?.avatar_url ?? null,
      recipient_name: people.get(message.recipient_id)?.full_name ?? UNKNOWN,
      can_reply: members.has(otherParticipant(message, viewer))
    }
  }

/** A message with names, for one of its participants. `members` are the users who can still receive messages. */
export const messageView = (message: Message, viewer: UserId, members: Members) =>
  Effect.map(
    Profiles.use((profiles) => profiles.byIds([message.sender_id, message.recipient_id])),
    (people) => view(people, members, viewer)(message)
  )

const activeAmong = (organizationId: OrganizationId, people: ReadonlyArray<UserId>) =>
  Memberships.use((memberships) => memberships.activeAmong(organizationId, people))

/** Threads with names, from one query for profiles and one for members. */
export const threadViews = Effect.fnUntraced(function* (
  { organizationId, userId }: Mailbox,
  threads: ReadonlyArray<Thread>
) {
  if (threads.length === 0) return []
  const otherIds = [...new Set(threads.map(({ first }) => otherParticipant(first, userId)))]
  const people = yield* Profiles.use((profiles) => profiles.byIds([userId, ...otherIds]))
  const show = view(people, yield* activeAmong(organizationId, otherIds), userId)
  return threads.map(({ first, replies, ...counts }): ThreadView => ({
    ...show(first),
    ...counts,
    replies: replies.map(show)
  }))
})
