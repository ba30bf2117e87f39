export { Accounts } from "./queries/Accounts.ts"
export { type Contact, Contacts } from "./queries/Contacts.ts"
export { type Profile, Profiles } from "./queries/Profiles.ts"
export { Sessions } from "./queries/Sessions.ts"
