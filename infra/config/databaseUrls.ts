import { Option, Redacted } from "effect"
import type { Values } from "./values.ts"

/** A database URL for each role. */
export interface DatabaseUrls {
  readonly application: Redacted.Redacted
  readonly owner: Redacted.Redacted
  readonly system: Redacted.Redacted
  readonly jobs: Redacted.Redacted
}

/** The database URLs are inconsistent. The message is for the operator. */
export const INCOMPLETE =
  "DATABASE_URL and DATABASE_OWNER_URL go together: set both, or none for the embedded server. DATABASE_SYSTEM_URL and DATABASE_JOBS_URL are only read beside them."

/** Signs in with this URL and switches to another role for the whole session. */
const asRole = (address: string, role: string): string => {
  const url = new URL(address)
  url.searchParams.set("options", `${url.searchParams.get("options") ?? ""} -c role=${role}`.trim())
  // Some clients do not decode a plus sign as a space.
  url.search = url.search.replaceAll("+", "%20")
  return url.href
}

/** The configured URLs. Without their own, system and jobs connect as the owner. None for the embedded server. */
export const databaseUrls = (values: Values): Option.Option<DatabaseUrls> | typeof INCOMPLETE => {
  const { DATABASE_URL, DATABASE_OWNER_URL, DATABASE_SYSTEM_URL, DATABASE_JOBS_URL } = values
  if (DATABASE_URL && DATABASE_OWNER_URL)
    return Option.some({
      application: Redacted.make(DATABASE_URL),
      owner: Redacted.make(DATABASE_OWNER_URL),
      system: Redacted.make(DATABASE_SYSTEM_URL ?? asRole(DATABASE_OWNER_URL, "motorpool_system")),
      jobs: Redacted.make(DATABASE_JOBS_URL ?? asRole(DATABASE_OWNER_URL, "motorpool_jobs"))
    })
  const given = [DATABASE_URL, DATABASE_OWNER_URL, DATABASE_SYSTEM_URL, DATABASE_JOBS_URL]
  return given.every((url) => url === undefined) ? Option.none() : INCOMPLETE
}
