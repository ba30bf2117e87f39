import type { OrganizationId, UserId } from "#kernel"
import { Context, type Effect, type Option, Schema, Struct } from "effect"
import type { RecipientUnavailable } from "../contract/errors.ts"
import { type ClientId, MessageId } from "../contract/ids.ts"
import { MessageView } from "../contract/views.ts"

/** A message as stored: without profiles, the same for every reader. */
export const Message = MessageView.mapFields(
  Struct.omit([
    "sender_name",
    "sender_avatar_url",
    "recipient_name",
    "recipient_avatar_url",
    "can_reply",
    "attachments"
  ])
)
export type Message = typeof Message.Type

/** A message to reply to, with the subject of its thread. */
export const Answerable = Schema.Struct({
  ...Struct.pick(Message.fields, ["id", "thread_id", "sender_id", "recipient_id"]),
  thread_subject: Schema.String
})
export type Answerable = typeof Answerable.Type

/** `changed` is false when nothing was unread. */
export const Reading = Schema.Struct({ thread_id: MessageId, changed: Schema.Boolean })
export type Reading = typeof Reading.Type

/** Whose messages, in which organization. */
export interface Mailbox {
  readonly organizationId: OrganizationId
  readonly userId: UserId
}

/** The current user's messages in the current organization. Any other message is treated as not found. */
export class Messages extends Context.Service<
  Messages,
  {
    /**
     * Stores a message; none when its sender already used this client id. Fails unless the recipient is a member,
     * and locks the membership until the unit of work ends.
     */
    readonly add: (message: Message) => Effect.Effect<Option.Option<Message>, RecipientUnavailable>
    readonly byClientId: (
      organizationId: OrganizationId,
      senderId: UserId,
      clientId: ClientId
    ) => Effect.Effect<Option.Option<Message>>
    /** Those of a sender's messages that have one of these client ids. */
    readonly amongClientIds: (
      organizationId: OrganizationId,
      senderId: UserId,
      clientIds: ReadonlyArray<ClientId>
    ) => Effect.Effect<ReadonlyArray<Message>>
    /**
     * All messages of a mailbox after a given one: conversation by conversation, in the order of their ids, each oldest
     * first. A message that is added to an earlier conversation meanwhile is left out.
     */
    readonly following: (
      mailbox: Mailbox,
      after: MessageId | null,
      limit: number
    ) => Effect.Effect<ReadonlyArray<Message>>
    readonly answerable: (
      organizationId: OrganizationId,
      id: MessageId
    ) => Effect.Effect<Option.Option<Answerable>>
    /** Marks a message to the current user as read; none when they cannot see it. */
    readonly markRead: (
      organizationId: OrganizationId,
      id: MessageId,
      readerId: UserId,
      at: Date
    ) => Effect.Effect<Option.Option<Reading>>
    /** Marks all messages of a thread to the current user as read; none when they cannot see it. */
    readonly markThreadRead: (
      organizationId: OrganizationId,
      threadId: MessageId,
      readerId: UserId,
      at: Date
    ) => Effect.Effect<Option.Option<Reading>>
  }
>()("messaging/Messages") {}
