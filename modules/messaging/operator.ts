// What the operator's shell may use; no route and no other module imports it.
export { sendMessage } from "./commands/SendMessage.ts"
export { listThreads } from "./queries/ListThreads.ts"
