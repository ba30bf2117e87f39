import type { ChildProcess } from "node:child_process"
import { randomBytes } from "node:crypto"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { vi } from "vitest"
import { freePort } from "../../support/freePort.ts"
import type { ClusterUrls } from "../../support/postgres.ts"
import { stopProcess, launch } from "../../support/processes.ts"

/** A server process that can be killed and started again at its address. */
export interface Server {
  readonly address: string
  /** Kills it with SIGKILL, like the out-of-memory killer, and waits until it has ended. */
  readonly kill: () => Promise<void>
  readonly start: () => Promise<void>
  /** Resolves once it is ready; shared by all who wait. */
  readonly untilReady: () => Promise<void>
}

/** Server processes of one installation: one database, one secret, one folder. */
export interface Installation {
  readonly dataDir: string
  /** The environment of every process. */
  readonly env: Readonly<Record<string, string>>
  readonly newServer: () => Promise<Server>
  /** A process that only works on jobs; runs until the installation stops. */
  readonly newWorker: () => Promise<void>
  /** When a server was last killed; long ago if none was. */
  readonly killedAt: () => Date
  readonly stop: () => Promise<void>
}

const WORKER = { args: ["scripts/start.mjs", "--worker"], ready: "Workers are ready" }

const serverAt = async (port: number, env: Readonly<Record<string, string>>, onKilled: () => void) => {
  const address = `http://127.0.0.1:${port}`
  let child: ChildProcess | undefined
  let becomingReady: Promise<void> | undefined
  const untilReady = () =>
    (becomingReady ??= vi
      .waitFor(
        async () => {
          const { ok } = await fetch(`${address}/readyz`)
          if (!ok) throw new Error("The server is not ready yet.")
        },
        { timeout: 60_000, interval: 50 }
      )
      .finally(() => (becomingReady = undefined)))
  const start = async () => {
    child = await launch({ ...env, PORT: String(port) })
  }
  await start()
  const kill = async () => {
    await stopProcess(child, "SIGKILL")
    onKilled()
  }
  return { address, kill, start, untilReady, stop: () => stopProcess(child) }
}

/** An installation on a database. Stop it at the end, whatever the state of its servers. */
export const install = (urls: ClusterUrls, more: Readonly<Record<string, string>> = {}): Installation => {
  const dataDir = mkdtempSync(join(tmpdir(), "motorpool-faults-"))
  const env = {
    DATA_DIR: dataDir,
    SECRET_KEY: randomBytes(32).toString("base64url"),
    LOG_LEVEL: "Error",
    ...more
  }
  const own = {
    ...env,
    DATABASE_URL: urls.application,
    DATABASE_OWNER_URL: urls.owner,
    DATABASE_SYSTEM_URL: urls.system,
    DATABASE_JOBS_URL: urls.jobs
  }
  const servers: Array<Awaited<ReturnType<typeof serverAt>>> = []
  const workers: Array<ChildProcess> = []
  let killedAt = new Date(0)
  return {
    dataDir,
    env,
    killedAt: () => killedAt,
    newServer: async () => {
      const server = await serverAt(await freePort(), own, () => (killedAt = new Date()))
      servers.push(server)
      return server
    },
    newWorker: async () => {
      workers.push(await launch(own, WORKER))
    },
    stop: async () => {
      await Promise.all([
        ...servers.map(({ stop }) => stop()),
        ...workers.map((worker) => stopProcess(worker))
      ])
      rmSync(dataDir, { recursive: true, force: true })
    }
  }
}
