import type { OrganizationId, UserId } from "#kernel"
import { Context, type Effect, type Option, Schema, Struct } from "effect"
import type { RecipientUnavailable } from "../contract/errors.ts"
import { type ClientId, MessageId, MessageView } from "../contract/views.ts"

/** A message as it is stored: without profiles and without what depends on who looks. */
export const Message = MessageView.mapFields(
  Struct.omit(["sender_name", "sender_avatar_url", "recipient_name", "can_reply"])
)
export type Message = typeof Message.Type

/** A message that is to be answered, and the subject of its thread. */
export const Answerable = Schema.Struct({
  ...Struct.pick(Message.fields, ["id", "thread_id", "sender_id", "recipient_id"]),
  thread_subject: Schema.String
})
export type Answerable = typeof Answerable.Type

/** What marking came to: `changed` is false when there was nothing unread to mark. */
export const Reading = Schema.Struct({ thread_id: MessageId, changed: Schema.Boolean })
export type Reading = typeof Reading.Type

/** The messages of the present person in the organization they are at work in; all others do not exist. */
export class Messages extends Context.Service<
  Messages,
  {
    /**
     * Stores a message. None when its sender has already sent one with this client id. The recipient is a
     * member at that moment and stays one until the unit of work ends, or it fails.
     */
    readonly add: (message: Message) => Effect.Effect<Option.Option<Message>, RecipientUnavailable>
    readonly sentWith: (
      organizationId: OrganizationId,
      senderId: UserId,
      clientId: ClientId
    ) => Effect.Effect<Option.Option<Message>>
    readonly answerable: (
      organizationId: OrganizationId,
      id: MessageId
    ) => Effect.Effect<Option.Option<Answerable>>
    /** Marks it read if it was sent to this person and is unread; none when they do not know it. */
    readonly markRead: (
      organizationId: OrganizationId,
      id: MessageId,
      readerId: UserId,
      at: Date
    ) => Effect.Effect<Option.Option<Reading>>
    /** Marks all of a thread that was sent to this person; none when it is not a thread of theirs. */
    readonly markThreadRead: (
      organizationId: OrganizationId,
      threadId: MessageId,
      readerId: UserId,
      at: Date
    ) => Effect.Effect<Option.Option<Reading>>
  }
>()("messaging/Messages") {}
