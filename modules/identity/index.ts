import { Layer } from "effect"
import { AccountsLive } from "./postgres/Accounts.ts"
import { ContactsLive } from "./postgres/Contacts.ts"
import { CredentialsLive } from "./postgres/Credentials.ts"
import { LeftoversLive } from "./postgres/Leftovers.ts"
import { MeLive } from "./postgres/Me.ts"
import { MySessionsLive } from "./postgres/MySessions.ts"
import { OneTimeTokensLive } from "./postgres/OneTimeTokens.ts"
import { ProfilesLive } from "./postgres/Profiles.ts"
import { SessionFamiliesLive } from "./postgres/SessionFamilies.ts"
import { SessionsLive } from "./postgres/Sessions.ts"
import { UsersLive } from "./postgres/Users.ts"

export { disableUser } from "./commands/DisableUser.ts"
export { enableUser } from "./commands/EnableUser.ts"
export { identityHttp } from "./http.ts"
export { identityJobs } from "./jobs.ts"
export { Accounts } from "./queries/Accounts.ts"
export { type Contact, Contacts } from "./queries/Contacts.ts"
export { type Profile, Profiles } from "./queries/Profiles.ts"
export { Sessions } from "./queries/Sessions.ts"

/** Identity's adapters; they need a database. */
export const IdentityLive = Layer.mergeAll(
  AccountsLive,
  ContactsLive,
  CredentialsLive,
  LeftoversLive,
  MeLive,
  MySessionsLive,
  OneTimeTokensLive,
  ProfilesLive,
  SessionFamiliesLive,
  SessionsLive,
  UsersLive
)
