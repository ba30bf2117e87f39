export { Presence } from "./queries/Presence.ts"
export { UnreadMessages } from "./queries/UnreadMessages.ts"
