import { Layer } from "effect"
import { AccountsLive } from "./postgres/Accounts.ts"
import { AllAccountsLive } from "./postgres/AllAccounts.ts"
import { AllTokensLive } from "./postgres/AllTokens.ts"
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
export { expireTokens } from "./commands/ExpireTokens.ts"
export { mailPasswordReset } from "./commands/MailPasswordReset.ts"
export { openAccount } from "./commands/OpenAccount.ts"
export { identityHttp } from "./http.ts"
export { identityJobs } from "./jobs.ts"
export { identityInvariants } from "./postgres/invariants.ts"
export { allAccounts, oneAccount } from "./queries/AllAccounts.ts"
export { allTokens } from "./queries/AllTokens.ts"
export { Accounts } from "./queries/Accounts.ts"
export { type Contact, Contacts } from "./queries/Contacts.ts"
export { type Profile, Profiles } from "./queries/Profiles.ts"
export { Sessions } from "./queries/Sessions.ts"

/** Identity's adapters; they need a database. */
export const IdentityLive = Layer.mergeAll(
  AccountsLive,
  AllAccountsLive,
  AllTokensLive,
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
