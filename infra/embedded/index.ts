import { join, resolve } from "node:path"
import { postgresPrograms } from "./binaries.ts"
import { initialise, launch, running, shutDown } from "./cluster.ts"
import { clusterPlace, identity } from "./identity.ts"
import { exclusively } from "./lock.ts"
import { passwords } from "./passwords.ts"
import { provision, type Urls, urlsFor } from "./provision.ts"

export { NoBinaries } from "./binaries.ts"
export { PostgresFailed } from "./cluster.ts"
export { type Urls, urlsFor } from "./provision.ts"
export { type Passwords, passwords } from "./passwords.ts"

export interface EmbeddedPostgres {
  readonly urls: Urls
  /** The folder that holds the server's files. */
  readonly place: string
  /** Whether this call started it; else it was running. */
  readonly started: boolean
  /** Ends the server, whoever started it. */
  readonly stop: () => Promise<void>
}

export interface EmbeddedOptions {
  readonly dataDir: string
  /** Trades durability for speed: for tests, whose data nobody misses. */
  readonly throwaway?: boolean
  readonly say?: (line: string) => void
}

/** The running server under DATA_DIR, if there is one. */
export const findPostgres = async (dataDir: string): Promise<EmbeddedPostgres | undefined> => {
  const folder = resolve(dataDir)
  const pgdata = join(clusterPlace(folder, identity()), "pgdata")
  const server = await running(pgdata)
  return server && { urls: urlsFor(server.port, passwords(folder)), place: pgdata, started: false, stop: () => shutDown(pgdata) }
}

/**
 * The PostgreSQL under DATA_DIR: found running, started, or made. Reachable on loopback only, with random
 * passwords. Of several processes that ask at once, one starts it and the others find it.
 */
export const ensurePostgres = async ({
  dataDir,
  throwaway = false,
  say = () => {}
}: EmbeddedOptions): Promise<EmbeddedPostgres> => {
  const folder = resolve(dataDir)
  const who = identity()
  const place = clusterPlace(folder, who)
  const pgdata = join(place, "pgdata")
  return exclusively(join(folder, "start.lock"), async () => {
    const words = passwords(folder)
    const found = await running(pgdata)
    if (!found) {
      say(`Starting PostgreSQL 18 in ${pgdata}`)
      const programs = postgresPrograms(who)
      initialise(programs, pgdata, words.superuser, who)
      const { port } = await launch(programs, pgdata, who, throwaway)
      return { urls: await provision(port, words), place: pgdata, started: true, stop: () => shutDown(pgdata) }
    }
    return { urls: await provision(found.port, words), place: pgdata, started: false, stop: () => shutDown(pgdata) }
  })
}
