import { Option, Redacted } from "effect"
import type { Values } from "./values.ts"

/** One address of the database for each of its roles. */
export interface DatabaseUrls {
  readonly application: Redacted.Redacted
  readonly owner: Redacted.Redacted
  readonly system: Redacted.Redacted
  readonly jobs: Redacted.Redacted
}

/** What is wrong with the addresses, as a sentence for the operator. */
export const INCOMPLETE =
  "DATABASE_URL and DATABASE_OWNER_URL go together: set both, or none for the embedded server. DATABASE_SYSTEM_URL and DATABASE_JOBS_URL are only read beside them."

/** Signs in with this address and becomes another role at once, for the whole of the session. */
const asRole = (address: string, role: string): string => {
  const url = new URL(address)
  url.searchParams.set("options", `${url.searchParams.get("options") ?? ""} -c role=${role}`.trim())
  // Not every client reads a plus sign as a blank.
  url.search = url.search.replaceAll("+", "%20")
  return url.href
}

/** The addresses given, those of system and jobs by way of the owner where they are not; none for the embedded server. */
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
