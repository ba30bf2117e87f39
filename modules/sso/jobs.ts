import { job } from "#infra/jobs"
import { reencryptSecrets } from "./commands/ReencryptSecrets.ts"

export const ssoJobs = [
  job({
    name: "sso.reencrypt-secrets",
    does: "Re-encrypts the client secrets of organizations' issuers with the newest SECRET_KEY.",
    touches: ["sso.connections"],
    cron: "22 * * * *",
    run: reencryptSecrets()
  })
]
