// What the operator's shell may use; no route and no other module imports it.
export { expireConnection } from "./connections/commands/ExpireConnection.ts"
export { connectionList } from "./connections/queries/ConnectionList.ts"
