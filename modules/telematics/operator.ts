// What an operator may do and see at the shell; no route and no other module uses it.
export { expireConnection } from "./commands/ExpireConnection.ts"
export { connectionList } from "./queries/ConnectionList.ts"
