import { event, OrganizationId, UserId } from "#kernel"
import { CustomerId } from "#customers/contract"
import { Schema } from "effect"
import { CUSTOMER_EMAILS, MESSAGES } from "./cachedQueries.ts"
import { CustomerEmailId, MessageId } from "./ids.ts"

/** A message or reply was sent. Delivered to its sender and its recipient only. */
export class MessageSent extends event(
  "MessageSent",
  {
    organizationId: OrganizationId,
    messageId: MessageId,
    threadId: MessageId,
    senderId: UserId,
    recipientId: UserId,
    subject: Schema.String
  },
  { invalidates: [MESSAGES] }
) {}

/** The recipient read messages of a thread. */
export class MessagesRead extends event(
  "MessagesRead",
  {
    organizationId: OrganizationId,
    threadId: MessageId,
    userId: UserId
  },
  { invalidates: [MESSAGES] }
) {}

export class CustomerEmailSent extends event(
  "CustomerEmailSent",
  {
    organizationId: OrganizationId,
    customerEmailId: CustomerEmailId,
    customerId: CustomerId,
    userId: UserId
  },
  { invalidates: [CUSTOMER_EMAILS] }
) {}

export class CustomerEmailDelivered extends event(
  "CustomerEmailDelivered",
  { organizationId: OrganizationId, customerEmailId: CustomerEmailId, userId: UserId },
  { invalidates: [CUSTOMER_EMAILS] }
) {}

/** Delivery failed for good. `userId` is the sender. */
export class CustomerEmailFailed extends event(
  "CustomerEmailFailed",
  {
    organizationId: OrganizationId,
    customerEmailId: CustomerEmailId,
    userId: UserId,
    recipient: Schema.String,
    subject: Schema.String
  },
  { invalidates: [CUSTOMER_EMAILS] }
) {}
