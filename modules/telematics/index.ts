export { expireConnection } from "./commands/ExpireConnection.ts"
export { providersLayer } from "./providers/Providers.ts"
export { connectionList } from "./queries/ConnectionList.ts"
