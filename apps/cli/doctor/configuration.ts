import type { Settings } from "#infra/config"
import { Option } from "effect"
import { type Finding, ok, warning } from "./finding.ts"

const isOwnMachine = (publicUrl: string): boolean =>
  ["localhost", "127.0.0.1", "[::1]"].includes(new URL(publicUrl).hostname)

/** What valid settings lack for a public installation. */
export const configurationFinding = (settings: Settings["Service"]): Finding => {
  const { publicUrl, mailUrl, mailFrom, operationsEmail } = settings
  if (isOwnMachine(publicUrl)) return ok("configuration", `Serves this machine only: ${publicUrl}`)
  const gaps = [
    ...(publicUrl.startsWith("https:") ? [] : ["PUBLIC_URL is not https."]),
    ...(Option.isNone(mailUrl) ? ["MAIL_URL is not set: no emails are sent."] : []),
    ...(Option.isSome(mailUrl) && mailFrom.includes("@localhost")
      ? ["MAIL_FROM is not set: few mail servers accept email from localhost."]
      : []),
    ...(Option.isNone(operationsEmail)
      ? ["OPERATIONS_EMAIL is not set: dead letters are not reported by email."]
      : [])
  ]
  if (gaps.length === 0) return ok("configuration", `Ready for ${publicUrl}`)
  return warning("configuration", gaps.join(" "), "README.md lists all settings.")
}
