import { mkdtempSync, readdirSync, rmSync } from "node:fs"
import { join } from "node:path"
import { ensurePostgres, findPostgres } from "#infra/embedded"
import { queueLayer } from "#infra/jobs"
import { Effect, Layer, Redacted } from "effect"
import { Client } from "pg"
import type { TestProject } from "vitest/node"
import { migrate } from "../../apps/system/migrations.ts"
import { jobs } from "../../apps/system/assembly.ts"
import { databaseFolder, databaseFolders } from "./databaseFolder.ts"
import type { ClusterUrls } from "./postgres.ts"
import { POSTGRES_WORKERS } from "./postgresWorkers.ts"
import { TEMPLATES } from "./templates.ts"

declare module "vitest" {
  interface ProvidedContext {
    /** One cluster per worker. */
    readonly postgres: ReadonlyArray<ClusterUrls>
  }
}

const PREFIX = "motorpool-tests-"

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch (cause) {
    return cause instanceof Error && "code" in cause && cause.code === "EPERM"
  }
}

/** Stops what a killed earlier run left behind. */
const sweep = async (folder: string): Promise<void> => {
  for (const name of readdirSync(folder).filter((entry) => entry.startsWith(PREFIX))) {
    if (isAlive(Number(name.slice(PREFIX.length).split("-")[0]))) continue
    try {
      await (await findPostgres(join(folder, name)))?.stop()
      rmSync(join(folder, name), { recursive: true, force: true })
    } catch {
      // It belongs to another user.
    }
  }
}

/** Creates the queues, like a process that starts on the database. */
const startQueues = (url: string): Promise<void> =>
  Effect.runPromise(
    Effect.scoped(Layer.build(queueLayer({ url: Redacted.make(url), worker: false, jobs }))).pipe(
      Effect.asVoid
    )
  )

const makeTemplates = async (urls: ClusterUrls): Promise<void> => {
  await migrate(urls.owner)
  const admin = new Client({ connectionString: urls.admin.replace(/\/[^/]*$/, "/postgres") })
  await admin.connect()
  await admin.query(`create database ${TEMPLATES.migrated} template motorpool is_template true`)
  await startQueues(urls.jobs)
  // A template with a connection cannot be copied.
  await admin.query(`alter database ${TEMPLATES.started} allow_connections false is_template true`)
  await admin.end()
}

/** A throwaway cluster with a migrated database and its queues, which tests copy. */
const startCluster = async (worker: number) => {
  const dataDir = mkdtempSync(join(databaseFolder(), `${PREFIX}${process.pid}-${worker}-`))
  const server = await ensurePostgres({ dataDir, throwaway: true })
  await makeTemplates(server.urls)
  return {
    urls: server.urls,
    stop: async () => {
      await server.stop()
      rmSync(dataDir, { recursive: true, force: true })
    }
  }
}

/**
 * Starts a cluster for each worker. They share none: the live feed waits for older transactions of the whole cluster,
 * including other databases', so a long one would hold back the events another file waits for.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  for (const folder of databaseFolders) await sweep(folder)
  const workers = Array.from({ length: POSTGRES_WORKERS }, (_, worker) => worker)
  const clusters = await Promise.all(workers.map(startCluster))
  project.provide(
    "postgres",
    clusters.map(({ urls }) => urls)
  )
  return async () => void (await Promise.all(clusters.map(({ stop }) => stop())))
}
