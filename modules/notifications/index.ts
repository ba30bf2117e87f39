export { Presence } from "./domain/Presence.ts"
