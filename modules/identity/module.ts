import { defineModule } from "#infra/modules"
import { Layer } from "effect"
import { identityHttp } from "./http.ts"
import { identityJobs } from "./jobs.ts"
import { identityNotifications } from "./notifications.ts"
import { AccountsLive } from "./postgres/Accounts.ts"
import { AllAccountsLive } from "./postgres/AllAccounts.ts"
import { CredentialsLive } from "./postgres/Credentials.ts"
import { identityInvariants } from "./postgres/invariants.ts"
import { ExpiredRowsLive } from "./postgres/ExpiredRows.ts"
import { FailedSignInsLive } from "./postgres/FailedSignIns.ts"
import { KnownOriginsLive } from "./postgres/KnownOrigins.ts"
import { OneTimeTokensLive } from "./postgres/OneTimeTokens.ts"
import { ProfilesLive } from "./postgres/Profiles.ts"
import { SessionFamiliesLive } from "./postgres/SessionFamilies.ts"
import { SessionsLive } from "./postgres/Sessions.ts"
import { UsersLive } from "./postgres/Users.ts"

export const identityModule = defineModule({
  name: "identity",
  layer: Layer.mergeAll(
    AccountsLive,
    AllAccountsLive,
    CredentialsLive,
    ExpiredRowsLive,
    FailedSignInsLive,
    KnownOriginsLive,
    OneTimeTokensLive,
    ProfilesLive,
    SessionFamiliesLive,
    SessionsLive,
    UsersLive
  ),
  routes: identityHttp,
  jobs: identityJobs,
  invariants: identityInvariants,
  notifications: identityNotifications,
  cli: () => import("./cli.ts"),
  demo: () => import("./demo.ts")
})
