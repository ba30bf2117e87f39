export { ApiTokens } from "./queries/ApiTokens.ts"
