import { existsSync, rmSync } from "node:fs"
import { setTimeout } from "node:timers/promises"
import { EmbeddedFailed } from "./EmbeddedFailed.ts"
import { initialize } from "./initialize.ts"
import { launch, type LaunchOptions, settle } from "./launch.ts"
import { withFileLock } from "./withFileLock.ts"
import { type Passwords, readPasswords, savePasswords, type Urls, urlsOf } from "./passwords.ts"
import { findPlace, makePlace, type Place } from "./place.ts"
import { DATABASE, prepare, rolesFingerprint, withClient } from "./prepare.ts"
import { postgresPrograms } from "./programs.ts"
import { findRunning, isServer, type Running } from "./running.ts"
import { stopServer } from "./stop.ts"
import { supervise } from "./supervise.ts"

export { EmbeddedFailed } from "./EmbeddedFailed.ts"
export type { Urls } from "./passwords.ts"

export interface EmbeddedPostgres {
  /** One URL per role, all on loopback. */
  readonly urls: Urls
  /** The folder with the server's files. */
  readonly place: string
  /** Whether this call started the server; otherwise it was already running. */
  readonly started: boolean
  /** Stops the server, even if another process started it, and waits until it has ended. */
  readonly stop: () => Promise<void>
  /** Stops the server unless another Motorpool program uses it. */
  readonly leave: () => Promise<void>
  /**
   * Restarts the server at its address whenever it ends, until the signal aborts.
   * @throws EmbeddedFailed with a message for the operator when that fails.
   */
  readonly keepRunning: (signal: AbortSignal) => Promise<never>
}

export interface EmbeddedOptions {
  readonly dataDir: string
  /** Trades durability for speed, for tests. */
  readonly throwaway?: boolean
  readonly say?: (line: string) => void
}

const LOCK_TIMEOUT_SECONDS = 120

const OTHERS = `
  select count(*)::int as count, (count(*) filter (where backend_start < $1))::int as earlier
  from pg_stat_activity
  where datname = '${DATABASE}' and application_name like 'motorpool%' and pid <> pg_backend_pid()`

interface Others {
  readonly count: number
  /** The clients that connected before this process. */
  readonly earlier: number
}

const othersOn = (adminUrl: string): Promise<Others> =>
  withClient(adminUrl, async (client) => {
    const { rows } = await client.query<Others>(OTHERS, [new Date(performance.timeOrigin)])
    return rows[0] ?? { count: 0, earlier: 0 }
  })

const DISCONNECT_MILLIS = 500
/** Generous for a busy machine, but short enough that a server can stop within three seconds. */
const OWN_DISCONNECT_MILLIS = 1500
const POLL_MILLIS = 20

/** Whether no one is connected. Connections closed a moment ago may still be listed. */
const isUnused = async (adminUrl: string): Promise<boolean> => {
  for (const began = performance.now(); ; await setTimeout(POLL_MILLIS)) {
    const { count, earlier } = await othersOn(adminUrl)
    if (count === 0) return true
    if (performance.now() - began > (earlier > 0 ? DISCONNECT_MILLIS : OWN_DISCONNECT_MILLIS)) return false
  }
}

const ELSEWHERE =
  " (its own user, which is not root, cannot access DATA_DIR; delete it with npm run db -- reset)"

const launchServer = (
  place: Place,
  passwords: Passwords,
  { throwaway = false, say = () => {} }: EmbeddedOptions
) => {
  say(`Starting PostgreSQL 18 in ${place.folder}${place.elsewhere ? ELSEWHERE : ""}`)
  const programs = postgresPrograms(place)
  initialize(programs, place, passwords.admin, throwaway)
  return launch(programs, place, { throwaway })
}

/** Starts an existing server again, at the address that its clients know. */
const restart = (place: Place, port: number, options: LaunchOptions): Promise<Running> =>
  withFileLock(place.lock, LOCK_TIMEOUT_SECONDS, async () => {
    const server =
      (await settle(place)) ?? (await launch(postgresPrograms(place), place, { ...options, port }))
    if (server.port === port) return server
    throw new EmbeddedFailed(`another program started it on port ${server.port} instead of ${port}`)
  })

const handle = (
  place: Place,
  running: Running,
  passwords: Passwords,
  started: boolean,
  { throwaway = false, say = () => {} }: Partial<EmbeddedOptions> = {}
): EmbeddedPostgres => {
  const { port } = running
  const urls = urlsOf(port, passwords, DATABASE)
  let server = running
  return {
    urls,
    place: place.folder,
    started,
    // By process id, so that it stops even when its files have been deleted.
    stop: () => stopServer(place, server.pid),
    leave: async () => {
      if (isServer(server.pid, place) && (await isUnused(urls.admin))) await stopServer(place, server.pid)
    },
    keepRunning: (signal) =>
      supervise({
        place,
        server,
        restart: () => restart(place, port, { throwaway, signal }),
        onRestarted: (latest) => (server = latest),
        say,
        signal
      })
  }
}

const start = async (place: Place, options: EmbeddedOptions): Promise<EmbeddedPostgres> => {
  const passwords = readPasswords(place)
  const prepared = rolesFingerprint()
  const isDone = existsSync(place.data) && passwords.prepared === prepared
  // If this process is killed from here on, the next one prepares the database again.
  if (!isDone) savePasswords(place, { ...passwords, prepared: "" })
  const running = await settle(place)
  const server = running ?? (await launchServer(place, passwords, options))
  if (!isDone) {
    await prepare(server.port, passwords)
    savePasswords(place, { ...passwords, prepared })
  }
  return handle(place, server, passwords, running === undefined, options)
}

/** The running, prepared server under DATA_DIR, if there is one. Starts and creates nothing. */
export const findPostgres = async (dataDir: string): Promise<EmbeddedPostgres | undefined> => {
  const place = findPlace(dataDir)
  const server = place && (await findRunning(place))
  if (!place || !server) return undefined
  const passwords = readPasswords(place)
  return passwords.prepared === "" ? undefined : handle(place, server, passwords, false)
}

/** Whether a server exists under DATA_DIR, running or not. Creates nothing. */
export const hasPostgres = (dataDir: string): boolean => findPlace(dataDir) !== undefined

/**
 * The PostgreSQL 18 under DATA_DIR: already running, started or newly created. Reachable only on loopback with
 * random passwords. Of several concurrent processes one starts it and the others connect to it.
 * @throws EmbeddedFailed with a message for the operator.
 */
export const ensurePostgres = async (options: EmbeddedOptions): Promise<EmbeddedPostgres> => {
  const place = makePlace(options.dataDir, options.throwaway ?? false)
  return withFileLock(place.lock, LOCK_TIMEOUT_SECONDS, () => start(place, options))
}

const refuseInUse = async ({ urls }: EmbeddedPostgres): Promise<void> => {
  const { count } = await othersOn(urls.admin)
  if (count > 0)
    throw new EmbeddedFailed(
      `A Motorpool server is using the database (${count} connections). Stop it first.`
    )
}

/**
 * Stops the server under DATA_DIR; returns whether it was running.
 * @throws EmbeddedFailed while clients are connected, because they would start it again.
 */
export const stopPostgres = async (dataDir: string): Promise<boolean> => {
  const server = await findPostgres(dataDir)
  if (server === undefined) return false
  await refuseInUse(server)
  await server.stop()
  return true
}

/**
 * Stops the server under DATA_DIR and deletes its database and passwords.
 * @throws EmbeddedFailed while clients are connected.
 */
export const removePostgres = async (dataDir: string): Promise<void> => {
  const place = findPlace(dataDir)
  if (!place) return
  await withFileLock(place.lock, LOCK_TIMEOUT_SECONDS, async () => {
    const server = await findPostgres(dataDir)
    if (server !== undefined) await refuseInUse(server)
    await stopServer(place)
    for (const path of [place.data, `${place.data}.new`, place.log, place.passwords])
      rmSync(path, { recursive: true, force: true })
  })
}
