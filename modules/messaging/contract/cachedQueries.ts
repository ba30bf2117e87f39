import { cachedPerOrganization } from "#kernel"

/** Conversations, one or many, and how many messages are unread. */
export const MESSAGES = cachedPerOrganization("messages")
export const CUSTOMER_EMAILS = cachedPerOrganization("customer-emails")
