import { cachedPerOrganization } from "#kernel"

/** Threads and the number of unread messages. */
export const MESSAGES = cachedPerOrganization("messages")
/** The content of files, which never changes. */
export const ATTACHMENTS = cachedPerOrganization("attachments")
export const CUSTOMER_EMAILS = cachedPerOrganization("customer-emails")
