import {
  type Ask,
  asking,
  brokenInvariants,
  brokenReferences,
  clockSkew,
  refuseUnsafeRole,
  serverVersion,
  unsecuredTables,
  wrongRoles
} from "#infra/postgres"
import { Redacted } from "effect"
import { invariants } from "../../system/assembly.ts"
import { wrongMigrations } from "../../system/migrations.ts"
import type { Found } from "../context.ts"
import type { Watching } from "../progress.ts"
import { fault, faultless, type Finding, looking, ok, warning } from "./finding.ts"

const ROLES = "Make the roles as infra/deploy/roles.sql does, and sign in with those."
const SECURED = "Enable and force row security on them, or drop what no migration made."
const MIGRATE = "Apply what is missing with `motorpool db migrate`; restore migrations that were changed."
const RESTORE = "Restore the rows from a backup, or remove what is left over."

/** The oldest release of each version in which row security cannot be passed by (CVE-2025-8713). */
const MENDED: Readonly<Record<number, number>> = { 16: 160_010, 17: 170_006, 18: 180_000 }

const versionFinding = (version: number): Finding => {
  const major = Math.floor(version / 10_000)
  const says = `PostgreSQL ${major}.${version % 10_000}`
  if (major < 16) return fault("database", `${says} is too old.`, "Move to PostgreSQL 16 or newer.")
  if (version < (MENDED[major] ?? 0))
    return warning("database", `${says} has known holes in row security.`, "Install its newest release.")
  return ok("database", `${says} answers.`)
}

const SECOND = 1000

/** @param skew milliseconds */
export const clockFinding = (skew: number): Finding => {
  const apart = `The clocks of this process and the database are ${Math.abs(skew / SECOND).toFixed(1)} s apart.`
  const advice = "Have both machines set their clocks by NTP."
  if (Math.abs(skew) > 30 * SECOND) return fault("clock", apart, advice)
  return Math.abs(skew) > 2 * SECOND ? warning("clock", apart, advice) : ok("clock", apart)
}

const roles = async (ask: Ask, applicationUrl: string): Promise<Finding> => {
  await refuseUnsafeRole(applicationUrl)
  return faultless("roles", "Row security binds the application's role.", await wrongRoles(ask), ROLES)
}

const secured = async (ask: Ask): Promise<Finding> =>
  faultless("row security", "It is forced on every table.", await unsecuredTables(ask), SECURED)

const migrations = async (ownerUrl: string): Promise<Finding> =>
  faultless("migrations", "All are applied as they are.", await wrongMigrations(ownerUrl), MIGRATE)

/** Roles, row security and migrations: what doctor and `db check` share. */
export const schemaFindings = async ({ urls }: Found, ask: Ask): Promise<ReadonlyArray<Finding>> => [
  await looking("roles", () => roles(ask, Redacted.value(urls.application)), ROLES),
  await looking("row security", () => secured(ask), SECURED),
  await looking("migrations", () => migrations(Redacted.value(urls.owner)), MIGRATE)
]

/** What the rows themselves say: foreign keys that hold, and what modules promise of their tables. */
export const rowFindings = async (ask: Ask, progress: Watching): Promise<ReadonlyArray<Finding>> => [
  await looking(
    "foreign keys",
    async () =>
      faultless(
        "foreign keys",
        "All hold.",
        await brokenReferences(ask, (done, of) => progress(done, of, "foreign keys")),
        RESTORE
      ),
    RESTORE
  ),
  await looking(
    "invariants",
    async () =>
      faultless(
        "invariants",
        `All ${invariants.length} hold.`,
        await brokenInvariants(ask, invariants),
        RESTORE
      ),
    RESTORE
  )
]

/** Version, clock and schema, or that there is no database to ask. */
export const databaseFindings = async (found: Found): Promise<ReadonlyArray<Finding>> => {
  try {
    return await asking(Redacted.value(found.urls.system), async (ask) => [
      versionFinding(await serverVersion(ask)),
      clockFinding(await clockSkew(ask)),
      ...(await schemaFindings(found, ask))
    ])
  } catch (cause) {
    const says = cause instanceof Error && cause.message !== "" ? cause.message : "It cannot be reached."
    return [fault("database", says, "Check that it runs, and the addresses in DATABASE_URL and beside it.")]
  }
}
