// For the operator's command line; no route and no other module uses it.
export { revokeAnyToken } from "./commands/RevokeAnyToken.ts"
export { allTokens } from "./queries/AllTokens.ts"
