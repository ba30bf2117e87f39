import { KnownEmail, line, OrganizationId, pageOf, paragraphs, Role, UserId } from "#kernel"
import { CustomerId } from "#customers/contract"
import { FileId, FileView } from "#files/contract"
import { Schema, Struct } from "effect"
import { ClientId, CustomerEmailId, MessageId } from "./ids.ts"

export const Subject = line("Subject", { max: 200 })
export const Content = paragraphs("Message", { max: 10_000 })

/** How many files a message can have. */
export const ATTACHMENTS_AT_MOST = 10
/** The ids of what a message carries, in order. Its sender has uploaded them. */
export const AttachmentIds = Schema.Array(FileId).check(
  Schema.isMaxLength(ATTACHMENTS_AT_MOST, { message: `Attach at most ${ATTACHMENTS_AT_MOST} files.` }),
  Schema.isUnique()
)

/** How many people can be chosen one by one, and how many a role may stand for. */
export const CHOSEN_AT_MOST = 50
export const RECIPIENTS_AT_MOST = 500

/** Several members, or everyone with a role at the time of sending. */
export const Recipients = Schema.Union([
  Schema.Struct({
    people: Schema.Array(UserId).check(
      Schema.isMaxLength(CHOSEN_AT_MOST, { message: `Choose at most ${CHOSEN_AT_MOST} people.` }),
      Schema.isMinLength(1, { message: "Choose at least one person." })
    )
  }),
  Schema.Struct({ role: Role })
])
export type Recipients = typeof Recipients.Type

/** A message as shown to its sender or recipient; no one else sees it. The `sender_name` of a deleted account is "Deleted user". */
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
  recipient_avatar_url: Schema.NullOr(Schema.String),
  /** Whether the other person can still receive messages. */
  can_reply: Schema.Boolean,
  attachments: Schema.Array(FileView)
})
export type MessageView = typeof MessageView.Type

/** The first message of a thread, and what the thread contains. */
const thread = {
  ...Struct.omit(MessageView.fields, ["attachments"]),
  reply_count: Schema.Int,
  /** How many messages of the thread the viewer has not read. */
  unread_count: Schema.Int,
  /** How many photos and files its messages have. */
  file_count: Schema.Int,
  latest_at: Schema.Date
}

/** A thread with its newest replies, oldest first; `earlier` is the cursor to those before them. */
export const ThreadView = Schema.Struct({
  ...thread,
  attachments: MessageView.fields.attachments,
  replies: Schema.Array(MessageView),
  earlier: Schema.NullOr(Schema.String)
})
export type ThreadView = typeof ThreadView.Type

/** A part of a message. */
export const ExcerptView = Schema.Struct({
  sender_id: UserId,
  sender_name: Schema.String,
  content: Schema.String
})
export type ExcerptView = typeof ExcerptView.Type

/**
 * A thread as listed: `content` is the beginning of its first message, `latest` that of the latest reply, if there is
 * one. In a search, `match` is the part of the oldest message that matches; otherwise null.
 */
export const ThreadSummary = Schema.Struct({
  ...thread,
  latest: Schema.NullOr(ExcerptView),
  match: Schema.NullOr(ExcerptView)
})
export type ThreadSummary = typeof ThreadSummary.Type

export const ThreadPage = pageOf(ThreadSummary)

/**
 * An email to a customer. `sent_at`: handed to the queue. `delivered_at`: accepted by the mail server. `fault`: why
 * it failed. The `customer_name` of an erased customer is "Unknown Customer".
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
