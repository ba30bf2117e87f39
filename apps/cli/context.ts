import { type CliContext, CommandFailed, counted, exitCodes } from "#infra/cli"
import { decodeSettings, type Settings } from "#infra/config"
import { ensurePostgres, hasPostgres } from "#infra/embedded"
import { Effect, Option, Redacted } from "effect"
import { resolve } from "node:path"
import { pending, wrongMigrations } from "../system/migrations.ts"

/** The settings of this installation and the addresses of its database. */
export interface Installation {
  readonly settings: Settings["Service"]
  readonly urls: Record<"application" | "owner" | "system" | "jobs", Redacted.Redacted>
}

const secret = (
  urls: Readonly<Record<"application" | "owner" | "system" | "jobs", string>>
): Installation["urls"] => ({
  application: Redacted.make(urls.application),
  owner: Redacted.make(urls.owner),
  system: Redacted.make(urls.system),
  jobs: Redacted.make(urls.jobs)
})

/** Checked before the settings are read: reading them creates a key in the data folder, even a wrong one. */
const refuseMissingDatabase = (environment: CliContext["environment"]): void => {
  const dataDir = resolve(environment["DATA_DIR"] || ".data")
  const isElsewhere = Object.entries(environment).some(
    ([name, value]) => name.startsWith("DATABASE_") && value
  )
  if (!isElsewhere && !hasPostgres(dataDir))
    throw new CommandFailed(
      `There is no database in ${dataDir}.`,
      "Set DATA_DIR or DATABASE_URL to an existing one, or create one: `motorpool db migrate`.",
      exitCodes.unavailable
    )
}

/**
 * Runs the work on the database of the settings, or on the embedded one of DATA_DIR, which is started if
 * necessary and stopped if no one else uses it.
 */
export const withDatabase = async <A>(
  { environment }: CliContext,
  { create }: { readonly create: boolean },
  work: (installation: Installation) => Promise<A>
): Promise<A> => {
  if (!create) refuseMissingDatabase(environment)
  const settings = await Effect.runPromise(decodeSettings(environment))
  if (Option.isSome(settings.databaseUrls)) return work({ settings, urls: settings.databaseUrls.value })
  const server = await ensurePostgres({ dataDir: settings.dataDir })
  try {
    return await work({ settings, urls: secret(server.urls) })
  } finally {
    await server.leave()
  }
}

/** Fails if the migrations of the database are not those of this version. */
export const refuseWrongMigrations = async ({ urls }: Installation): Promise<void> => {
  const owner = Redacted.value(urls.owner)
  const [error] = await wrongMigrations(owner)
  if (error === undefined) return
  const missing = await pending(owner)
  if (missing.length === 0) throw new CommandFailed(error, "Run `motorpool doctor` for details.")
  throw new CommandFailed(
    `The database lacks ${counted(missing.length, "migration")} of this version.`,
    `\`motorpool db migrate\` applies ${missing.length === 1 ? "it" : "them"}; so does \`npm start\`.`
  )
}
