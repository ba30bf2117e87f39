export { Accounts, type Contact } from "./queries/Accounts.ts"
export { type Profile, Profiles } from "./queries/Profiles.ts"
export { Sessions } from "./queries/Sessions.ts"
