import { Layer } from "effect"
import { CustomerEmailsLive } from "./postgres/CustomerEmails.ts"
import { MessagesLive } from "./postgres/Messages.ts"
import { ThreadsLive } from "./postgres/Threads.ts"
import { UnreadMessagesLive } from "./postgres/UnreadMessages.ts"

export { messagingHttp } from "./http.ts"
export { UnreadMessages } from "./queries/UnreadMessages.ts"
export { messagingJobs } from "./jobs.ts"

/** Messaging's adapters; they need a database. */
export const MessagingLive = Layer.mergeAll(CustomerEmailsLive, MessagesLive, ThreadsLive, UnreadMessagesLive)
