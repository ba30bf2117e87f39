import { decodeSettings, type Settings } from "#infra/config"
import { ensurePostgres, hasPostgres } from "#infra/embedded"
import { Effect, Option, Redacted } from "effect"
import { resolve } from "node:path"
import { pending, wrongMigrations } from "../system/migrations.ts"
import { counted } from "./counted.ts"
import { CommandFailed, exitCodes } from "./failures.ts"

/** Where a command writes; a test reads it there. */
export interface Output {
  /** What was asked for. */
  readonly write: (line: string) => void
  /** What a person should know besides; not part of the answer. */
  readonly note: (line: string) => void
  /** A line of the terminal that is drawn again and again; absent where nobody watches. */
  readonly draw?: (text: string) => void
}

/** What every command is given. */
export interface CliContext {
  readonly output: Output
  readonly environment: Readonly<Record<string, string | undefined>>
}

/** Settings and addresses of the database. */
export interface Found {
  readonly settings: Settings["Service"]
  readonly urls: Record<"application" | "owner" | "system" | "jobs", Redacted.Redacted>
}

const secret = (
  urls: Readonly<Record<"application" | "owner" | "system" | "jobs", string>>
): Found["urls"] => ({
  application: Redacted.make(urls.application),
  owner: Redacted.make(urls.owner),
  system: Redacted.make(urls.system),
  jobs: Redacted.make(urls.jobs)
})

/** Before the settings are read, which would make a key for a folder that is the wrong one. */
const refuseNone = (environment: CliContext["environment"]): void => {
  const dataDir = resolve(environment["DATA_DIR"] || ".data")
  const isElsewhere = Object.entries(environment).some(
    ([name, value]) => name.startsWith("DATABASE_") && value
  )
  if (!isElsewhere && !hasPostgres(dataDir))
    throw new CommandFailed(
      `There is no database in ${dataDir}.`,
      "Say where it is with DATA_DIR or DATABASE_URL, or make one: `motorpool db migrate`.",
      exitCodes.away
    )
}

/**
 * Does some work with the database: the one the settings name, or the embedded one of DATA_DIR, which is
 * started when it does not run and ended when nobody else uses it.
 */
export const withDatabase = async <A>(
  { environment }: CliContext,
  { make }: { readonly make: boolean },
  work: (found: Found) => Promise<A>
): Promise<A> => {
  if (!make) refuseNone(environment)
  const settings = await Effect.runPromise(decodeSettings(environment))
  if (Option.isSome(settings.databaseUrls)) return work({ settings, urls: settings.databaseUrls.value })
  const server = await ensurePostgres({ dataDir: settings.dataDir })
  try {
    return await work({ settings, urls: secret(server.urls) })
  } finally {
    await server.leave()
  }
}

/** Refuses to work on a database that this version does not fit. */
export const refuseWrongMigrations = async ({ urls }: Found): Promise<void> => {
  const owner = Redacted.value(urls.owner)
  const [fault] = await wrongMigrations(owner)
  if (fault === undefined) return
  const missing = await pending(owner)
  if (missing.length === 0) throw new CommandFailed(fault, "Run `motorpool doctor` for details.")
  throw new CommandFailed(
    `The database lacks ${counted(missing.length, "migration")} of this version.`,
    `\`motorpool db migrate\` applies ${missing.length === 1 ? "it" : "them"}; \`npm start\` does so too.`
  )
}
