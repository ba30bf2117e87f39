export { Presence } from "./domain/Presence.ts"
export { UnreadMessages } from "./queries/UnreadMessages.ts"
