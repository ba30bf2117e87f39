import { defineModule } from "#infra/modules"
import { Layer } from "effect"
import { accountsHttp } from "./accounts/http.ts"
import { accountsJobs } from "./accounts/jobs.ts"
import { AccountsLive } from "./accounts/postgres/Accounts.ts"
import { AllAccountsLive } from "./accounts/postgres/AllAccounts.ts"
import { OneTimeTokensLive } from "./accounts/postgres/OneTimeTokens.ts"
import { ProfilesLive } from "./accounts/postgres/Profiles.ts"
import { UsersLive } from "./accounts/postgres/Users.ts"
import { deletionHttp } from "./deletion/http.ts"
import { deletionJobs } from "./deletion/jobs.ts"
import { DataExportsLive } from "./deletion/postgres/DataExports.ts"
import { DeletionsLive } from "./deletion/postgres/Deletions.ts"
import { factorsHttp } from "./factors/http.ts"
import { factorsJobs } from "./factors/jobs.ts"
import { FactorsLive } from "./factors/postgres/Factors.ts"
import { PendingSignInsLive } from "./factors/postgres/PendingSignIns.ts"
import { PhoneCodesLive } from "./factors/postgres/PhoneCodes.ts"
import { PhonesLive } from "./factors/postgres/Phones.ts"
import { RecoveryCodesLive } from "./factors/postgres/RecoveryCodes.ts"
import { issuersHttp } from "./issuers/http.ts"
import { issuersJobs } from "./issuers/jobs.ts"
import { AttemptsLive } from "./issuers/postgres/Attempts.ts"
import { ConnectedIdentitiesLive, IdentitiesLive } from "./issuers/postgres/Identities.ts"
import { identityNotifications } from "./notifications.ts"
import { passkeysHttp } from "./passkeys/http.ts"
import { ChallengesLive } from "./passkeys/postgres/Challenges.ts"
import { PasskeysLive } from "./passkeys/postgres/Passkeys.ts"
import { passwordsHttp } from "./passwords/http.ts"
import { passwordsJobs } from "./passwords/jobs.ts"
import { CredentialsLive } from "./passwords/postgres/Credentials.ts"
import { identityInvariants } from "./postgres/invariants.ts"
import { sessionsHttp } from "./sessions/http.ts"
import { sessionsJobs } from "./sessions/jobs.ts"
import { ExpiredRowsLive } from "./sessions/postgres/ExpiredRows.ts"
import { FailedSignInsLive } from "./sessions/postgres/FailedSignIns.ts"
import { KnownOriginsLive } from "./sessions/postgres/KnownOrigins.ts"
import { SessionFamiliesLive } from "./sessions/postgres/SessionFamilies.ts"
import { identityPersonalData } from "./postgres/personalData.ts"
import { SessionsLive } from "./sessions/postgres/Sessions.ts"

export { issuersLayer } from "./issuers/providers/IssuerServers.ts"

export const identityModule = defineModule({
  name: "identity",
  personalData: [identityPersonalData],
  layer: Layer.mergeAll(
    AccountsLive,
    AllAccountsLive,
    AttemptsLive,
    ChallengesLive,
    ConnectedIdentitiesLive,
    CredentialsLive,
    DataExportsLive,
    DeletionsLive,
    ExpiredRowsLive,
    FactorsLive,
    FailedSignInsLive,
    IdentitiesLive,
    KnownOriginsLive,
    OneTimeTokensLive,
    PasskeysLive,
    PendingSignInsLive,
    PhoneCodesLive,
    PhonesLive,
    ProfilesLive,
    RecoveryCodesLive,
    SessionFamiliesLive,
    SessionsLive,
    UsersLive
  ),
  routes: [
    ...accountsHttp,
    ...deletionHttp,
    ...factorsHttp,
    ...issuersHttp,
    ...passkeysHttp,
    ...passwordsHttp,
    ...sessionsHttp
  ],
  jobs: [...accountsJobs, ...deletionJobs, ...factorsJobs, ...issuersJobs, ...passwordsJobs, ...sessionsJobs],
  invariants: identityInvariants,
  notifications: identityNotifications,
  cli: () => import("./cli.ts"),
  demo: () => import("./demo.ts")
})
