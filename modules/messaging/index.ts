import { Layer } from "effect"
import { CustomerEmailsLive } from "./postgres/CustomerEmails.ts"
import { MessagesLive } from "./postgres/Messages.ts"
import { ThreadsLive } from "./postgres/Threads.ts"
import { UnreadMessagesLive } from "./postgres/UnreadMessages.ts"

export { sendMessage } from "./commands/SendMessage.ts"
export { messagingHttp } from "./http.ts"
export { UnreadMessages } from "./queries/UnreadMessages.ts"
export { listThreads } from "./queries/ListThreads.ts"
export { messagingJobs } from "./jobs.ts"
export { messagingInvariants } from "./postgres/invariants.ts"

/** Messaging's adapters; they need a database. */
export const MessagingLive = Layer.mergeAll(CustomerEmailsLive, MessagesLive, ThreadsLive, UnreadMessagesLive)
