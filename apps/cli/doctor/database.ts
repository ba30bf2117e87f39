import { type ProgressListener } from "#infra/cli"
import {
  type Ask,
  withReadOnlyConnection,
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
import { type Installation } from "../context.ts"
import { fault, resultOf, type Finding, check, ok, warning } from "./finding.ts"

const ROLES = "Create the roles as infra/deploy/roles.sql does, and connect with them."
const SECURED = "Enable and force row security on them, or drop tables that no migration created."
const MIGRATE = "Apply pending migrations with `motorpool db migrate`; restore those that were edited."
const RESTORE = "Restore the rows from a backup, or delete the orphans."

/** The first release of each version that fixes the bypass of row security (CVE-2025-8713). */
const FIXED: Readonly<Record<number, number>> = { 16: 160_010, 17: 170_006, 18: 180_000 }

const versionFinding = (version: number): Finding => {
  const major = Math.floor(version / 10_000)
  const says = `PostgreSQL ${major}.${version % 10_000}`
  if (major < 16) return fault("database", `${says} is too old.`, "Upgrade to PostgreSQL 16 or later.")
  if (version < (FIXED[major] ?? 0))
    return warning(
      "database",
      `${says} has known vulnerabilities in row security.`,
      "Upgrade to the latest release."
    )
  return ok("database", `${says} is reachable.`)
}

const SECOND = 1000

/** @param skew milliseconds */
export const clockFinding = (skew: number): Finding => {
  const difference = `The clocks of this process and the database are ${Math.abs(skew / SECOND).toFixed(1)} s apart.`
  const advice = "Synchronize both machines with NTP."
  if (Math.abs(skew) > 30 * SECOND) return fault("clock", difference, advice)
  return Math.abs(skew) > 2 * SECOND ? warning("clock", difference, advice) : ok("clock", difference)
}

const roles = async (ask: Ask, applicationUrl: string): Promise<Finding> => {
  await refuseUnsafeRole(applicationUrl)
  return resultOf("roles", "Row security applies to the application's role.", await wrongRoles(ask), ROLES)
}

const secured = async (ask: Ask): Promise<Finding> =>
  resultOf("row security", "Forced on every table.", await unsecuredTables(ask), SECURED)

const migrations = async (ownerUrl: string): Promise<Finding> =>
  resultOf("migrations", "All applied, none edited.", await wrongMigrations(ownerUrl), MIGRATE)

/** Roles, row security and migrations: what doctor and `db check` share. */
export const schemaFindings = async ({ urls }: Installation, ask: Ask): Promise<ReadonlyArray<Finding>> => [
  await check("roles", () => roles(ask, Redacted.value(urls.application)), ROLES),
  await check("row security", () => secured(ask), SECURED),
  await check("migrations", () => migrations(Redacted.value(urls.owner)), MIGRATE)
]

/** Foreign keys and the modules' invariants, checked on the rows. */
export const rowFindings = async (ask: Ask, progress: ProgressListener): Promise<ReadonlyArray<Finding>> => [
  await check(
    "foreign keys",
    async () =>
      resultOf(
        "foreign keys",
        "All valid.",
        await brokenReferences(ask, (done, of) => progress(done, of, "foreign keys")),
        RESTORE
      ),
    RESTORE
  ),
  await check(
    "invariants",
    async () =>
      resultOf(
        "invariants",
        `All ${invariants.length} hold.`,
        await brokenInvariants(ask, invariants),
        RESTORE
      ),
    RESTORE
  )
]

/** Version, clock and schema, or that the database is unreachable. */
export const databaseFindings = async (installation: Installation): Promise<ReadonlyArray<Finding>> => {
  try {
    return await withReadOnlyConnection(Redacted.value(installation.urls.system), async (ask) => [
      versionFinding(await serverVersion(ask)),
      clockFinding(await clockSkew(ask)),
      ...(await schemaFindings(installation, ask))
    ])
  } catch (cause) {
    const says = cause instanceof Error && cause.message !== "" ? cause.message : "It can't be reached."
    return [
      fault("database", says, "Check that it is running, and check DATABASE_URL and the related settings.")
    ]
  }
}
