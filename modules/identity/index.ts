import { Layer } from "effect"
import { AccountsLive } from "./postgres/Accounts.ts"
import { ProfilesLive } from "./postgres/Profiles.ts"
import { SessionsLive } from "./postgres/Sessions.ts"

export { Accounts } from "./queries/Accounts.ts"
export { type Profile, Profiles } from "./queries/Profiles.ts"
export { Sessions } from "./queries/Sessions.ts"

/** Identity's adapters; they need a database. */
export const IdentityLive = Layer.mergeAll(AccountsLive, ProfilesLive, SessionsLive)
