import type { Settings } from "#infra/config"
import { ensurePostgres } from "#infra/embedded"
import { refuseUnsafeRole } from "#infra/postgres"
import { Option, Redacted } from "effect"
import { migrate } from "./migrations.ts"
import type { DatabaseUrls } from "./services.ts"

export interface Database {
  readonly urls: DatabaseUrls
  /**
   * Restarts the embedded server whenever it ends, until the signal aborts; fails with a message for the operator when
   * it cannot. Other servers are not ours to restart: connections to them are opened again once they accept them.
   */
  readonly keepRunning: (signal: AbortSignal) => Promise<never>
  /** Stops the embedded server, unless another Motorpool program uses it too; does nothing for other servers. */
  readonly stop: () => Promise<void>
}

interface OwnedDatabase extends Database {
  readonly urls: DatabaseUrls & { readonly owner: Redacted.Redacted }
}

const notOurs = { keepRunning: () => new Promise<never>(() => {}), stop: () => Promise.resolve() }

const embedded = async (dataDir: string, say: (line: string) => void): Promise<OwnedDatabase> => {
  const server = await ensurePostgres({ dataDir, say })
  const { application, owner, system, jobs } = server.urls
  return {
    urls: {
      application: Redacted.make(application),
      owner: Redacted.make(owner),
      system: Redacted.make(system),
      jobs: Redacted.make(jobs)
    },
    keepRunning: server.keepRunning,
    stop: server.leave
  }
}

/**
 * The database in the settings, or the embedded one under DATA_DIR; migrated, and used only by a role that row
 * security restricts.
 * @throws UnsafeRole, MigrationRefused, or what keeps PostgreSQL from starting: each with a message.
 */
export const openDatabase = async (
  settings: Settings["Service"],
  say: (line: string) => void
): Promise<Database> => {
  const database = Option.isSome(settings.databaseUrls)
    ? { urls: settings.databaseUrls.value, ...notOurs }
    : await embedded(settings.dataDir, say)
  try {
    const applied = await migrate(Redacted.value(database.urls.owner))
    if (applied.length > 0) say(`Applied ${applied.length} migrations.`)
    await refuseUnsafeRole(Redacted.value(database.urls.application))
    return database
  } catch (cause) {
    await database.stop()
    throw cause
  }
}

/** Resolves with the signal that asks the process to end; meanwhile the database is kept running. */
export const untilStopped = async (
  signal: Promise<NodeJS.Signals>,
  { keepRunning }: Database
): Promise<NodeJS.Signals> => {
  const stopping = new AbortController()
  try {
    return await Promise.race([signal, keepRunning(stopping.signal)])
  } finally {
    stopping.abort()
  }
}
