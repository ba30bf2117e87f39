// What the operator's shell may use; no route and no other module imports it.
export { expireConnection } from "./commands/ExpireConnection.ts"
export { connectionList } from "./queries/ConnectionList.ts"
