export { sendMessage } from "./commands/SendMessage.ts"
export { UnreadMessages } from "./queries/UnreadMessages.ts"
export { listThreads } from "./queries/ListThreads.ts"
