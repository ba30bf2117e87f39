import { KnownEmail, line, OrganizationId, pageOf, paragraphs, UserId, Uuid } from "#kernel"
import { CustomerId } from "#customers/contract"
import { Schema } from "effect"

export const MessageId = Uuid.pipe(Schema.brand("MessageId"))
export type MessageId = typeof MessageId.Type

export const CustomerEmailId = Uuid.pipe(Schema.brand("CustomerEmailId"))
export type CustomerEmailId = typeof CustomerEmailId.Type

/**
 * Made by whoever sends, once per message and sender: a send repeated after a lost answer finds the message
 * of the first try. Any UUID.
 */
export const ClientId = Uuid.pipe(Schema.brand("ClientId"))
export type ClientId = typeof ClientId.Type

export const Subject = line("Subject", { max: 200 })
export const Content = paragraphs("Message", { max: 10_000 })

/** A message as its sender or recipient sees it; nobody else does. `sender_name` of an erased person is "Unknown User". */
export const MessageView = Schema.Struct({
  id: MessageId,
  organization_id: OrganizationId,
  sender_id: UserId,
  recipient_id: UserId,
  subject: Schema.String,
  content: Schema.String,
  parent_message_id: Schema.NullOr(MessageId),
  thread_id: MessageId,
  message_type: Schema.Literal("internal"),
  status: Schema.Literals(["sent", "read"]),
  read_at: Schema.NullOr(Schema.Date),
  created_at: Schema.Date,
  client_id: ClientId,
  sender_name: Schema.String,
  sender_avatar_url: Schema.NullOr(Schema.String),
  recipient_name: Schema.String,
  /** Whether the other person of the conversation may still be written to. */
  can_reply: Schema.Boolean
})
export type MessageView = typeof MessageView.Type

/** A top-level message with the newest of its replies, oldest first; `earlier` leads to those before them. */
export const ThreadView = Schema.Struct({
  ...MessageView.fields,
  reply_count: Schema.Int,
  /** Messages of the thread, the first one included, that the viewer has not read. */
  unread_count: Schema.Int,
  latest_at: Schema.Date,
  replies: Schema.Array(MessageView),
  earlier: Schema.NullOr(Schema.String)
})
export type ThreadView = typeof ThreadView.Type

export const ThreadPage = pageOf(ThreadView)

/**
 * A mail to a customer. `sent_at` is when it was handed to the queue; `delivered_at` when the mail server took
 * it; `fault` says why it failed. `customer_name` of an erased customer is "Unknown Customer".
 */
export const CustomerEmailView = Schema.Struct({
  id: CustomerEmailId,
  organization_id: OrganizationId,
  customer_id: CustomerId,
  user_id: UserId,
  recipient: KnownEmail,
  subject: Schema.String,
  content: Schema.String,
  status: Schema.Literals(["sent", "failed"]),
  sent_at: Schema.Date,
  delivered_at: Schema.NullOr(Schema.Date),
  fault: Schema.NullOr(Schema.String),
  customer_name: Schema.String,
  sender_name: Schema.String
})
export type CustomerEmailView = typeof CustomerEmailView.Type
