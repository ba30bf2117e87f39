import { cachedPerOrganization } from "#kernel"

/** Threads and the number of unread messages. */
export const MESSAGES = cachedPerOrganization("messages")
export const CUSTOMER_EMAILS = cachedPerOrganization("customer-emails")
