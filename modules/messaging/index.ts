export { UnreadMessages } from "./queries/UnreadMessages.ts"
