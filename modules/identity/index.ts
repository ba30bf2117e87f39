export { Accounts, type Contact } from "./accounts/queries/Accounts.ts"
export { type Profile, Profiles } from "./accounts/queries/Profiles.ts"
export { ConnectedIdentities } from "./issuers/queries/ConnectedIdentities.ts"
export {
  type Issuer,
  type IssuerOfAddress,
  OrganizationIssuers
} from "./issuers/queries/OrganizationIssuers.ts"
export { Sessions } from "./sessions/queries/Sessions.ts"
