import { OrganizationId, UserId } from "#kernel"
import { CustomerId } from "#customers/contract"
import { Schema } from "effect"
import { CustomerEmailId, MessageId } from "./views.ts"

/** A top-level message or a reply; heard by its sender and its recipient only. */
export class MessageSent extends Schema.TaggedClass<MessageSent>()("MessageSent", {
  organizationId: OrganizationId,
  messageId: MessageId,
  threadId: MessageId,
  senderId: UserId,
  recipientId: UserId,
  subject: Schema.String
}) {}

/** Messages of one thread were read by the person they were sent to. */
export class MessagesRead extends Schema.TaggedClass<MessagesRead>()("MessagesRead", {
  organizationId: OrganizationId,
  threadId: MessageId,
  userId: UserId
}) {}

export class CustomerEmailSent extends Schema.TaggedClass<CustomerEmailSent>()("CustomerEmailSent", {
  organizationId: OrganizationId,
  customerEmailId: CustomerEmailId,
  customerId: CustomerId,
  userId: UserId
}) {}

export class CustomerEmailDelivered extends Schema.TaggedClass<CustomerEmailDelivered>()(
  "CustomerEmailDelivered",
  { organizationId: OrganizationId, customerEmailId: CustomerEmailId, userId: UserId }
) {}

/** No further try will be made; `userId` is who sent it. */
export class CustomerEmailFailed extends Schema.TaggedClass<CustomerEmailFailed>()("CustomerEmailFailed", {
  organizationId: OrganizationId,
  customerEmailId: CustomerEmailId,
  userId: UserId,
  recipient: Schema.String,
  subject: Schema.String
}) {}
