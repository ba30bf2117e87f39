import { job } from "#infra/jobs"
import { purgeExpiredTokens } from "./commands/PurgeExpiredTokens.ts"
import { whenOrganizationTokenChanged } from "./reactions/WhenOrganizationTokenChanged.ts"
import { whenPersonalTokenChanged } from "./reactions/WhenPersonalTokenChanged.ts"

export const tokensJobs = [
  whenOrganizationTokenChanged,
  whenPersonalTokenChanged,
  job({
    name: "tokens.purge-expired",
    does: "Deletes expired API tokens.",
    touches: ["tokens.personal_tokens", "tokens.organization_tokens"],
    cron: "41 * * * *",
    run: purgeExpiredTokens()
  })
]
