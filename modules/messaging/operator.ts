// What an operator may do and see at the shell; no route and no other module uses it.
export { sendMessage } from "./commands/SendMessage.ts"
export { listThreads } from "./queries/ListThreads.ts"
