import { type ChildProcess, spawn } from "node:child_process"
import { randomBytes } from "node:crypto"
import { once } from "node:events"
import { mkdtempSync, rmSync } from "node:fs"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { vi } from "vitest"
import type { ClusterUrls } from "../../support/postgres.ts"

/** A server process as an operator starts it, which can be killed and started again at its address. */
export interface Server {
  readonly address: string
  /** Kills it with SIGKILL, as running out of memory does, and waits for its end. */
  readonly kill: () => Promise<void>
  readonly start: () => Promise<void>
  /** Resolves once it can serve; shared by all who wait. */
  readonly untilReady: () => Promise<void>
}

/** Server processes of one installation: one database, one secret, one folder. */
export interface Installation {
  readonly dataDir: string
  /** What every process of it is started with. */
  readonly env: Readonly<Record<string, string>>
  readonly newServer: () => Promise<Server>
  readonly stop: () => Promise<void>
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address()
      server.close(() => resolve(typeof address === "object" && address !== null ? address.port : 0))
    })
  })

const launch = (env: Readonly<Record<string, string>>): Promise<ChildProcess> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ["apps/server/main.ts"], {
      env: { PATH: process.env["PATH"], ...env },
      stdio: ["ignore", "pipe", "pipe"]
    })
    let said = ""
    for (const stream of [child.stdout, child.stderr])
      stream?.on("data", (chunk: Buffer) => {
        said += chunk.toString()
        if (said.includes("Motorpool is ready")) resolve(child)
      })
    child.once("exit", () => reject(new Error(`The server ended before it was ready:\n${said}`)))
  })

const end = async (child: ChildProcess | undefined, signal: NodeJS.Signals): Promise<void> => {
  if (child === undefined || child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, "exit")
  child.kill(signal)
  await gone
}

const serverAt = async (port: number, env: Readonly<Record<string, string>>) => {
  const address = `http://127.0.0.1:${port}`
  let child: ChildProcess | undefined
  let waiting: Promise<void> | undefined
  const untilReady = () =>
    (waiting ??= vi
      .waitFor(
        async () => {
          const { ok } = await fetch(`${address}/readyz`)
          if (!ok) throw new Error("The server is not ready yet.")
        },
        { timeout: 60_000, interval: 50 }
      )
      .finally(() => (waiting = undefined)))
  const start = async () => {
    child = await launch({ ...env, PORT: String(port) })
  }
  await start()
  return { address, kill: () => end(child, "SIGKILL"), start, untilReady, stop: () => end(child, "SIGTERM") }
}

/** An installation on a database. Stop it at the end, whatever became of its servers. */
export const install = (urls: ClusterUrls, more: Readonly<Record<string, string>> = {}): Installation => {
  const dataDir = mkdtempSync(join(tmpdir(), "motorpool-faults-"))
  const env = {
    DATA_DIR: dataDir,
    SECRET_KEY: randomBytes(32).toString("base64url"),
    LOG_LEVEL: "Error",
    ...more
  }
  const servers: Array<Awaited<ReturnType<typeof serverAt>>> = []
  return {
    dataDir,
    env,
    newServer: async () => {
      const server = await serverAt(await freePort(), {
        ...env,
        DATABASE_URL: urls.application,
        DATABASE_OWNER_URL: urls.owner,
        DATABASE_SYSTEM_URL: urls.system,
        DATABASE_JOBS_URL: urls.jobs
      })
      servers.push(server)
      return server
    },
    stop: async () => {
      await Promise.all(servers.map(({ stop }) => stop()))
      rmSync(dataDir, { recursive: true, force: true })
    }
  }
}
