import { type ChildProcess, spawn } from "node:child_process"
import { closeSync, openSync, readFileSync, rmSync, statSync, truncateSync } from "node:fs"
import { createServer } from "node:net"
import { join } from "node:path"
import { setTimeout } from "node:timers/promises"
import { EmbeddedFailed } from "./EmbeddedFailed.ts"
import { ENVIRONMENT } from "./initialize.ts"
import type { Place } from "./place.ts"
import { findRunning, isServer, lastPort, pidFile, recordedPid, type Running } from "./running.ts"

const OPTIONS = [
  "listen_addresses=127.0.0.1",
  "unix_socket_directories=",
  "max_connections=200",
  "shared_buffers=128MB",
  "timezone=UTC",
  "log_timezone=UTC",
  // Not errors: the message of a violated constraint would contain the row.
  "log_min_messages=log"
]
const THROWAWAY = ["fsync=off", "synchronous_commit=off", "full_page_writes=off"]

const POLL_MILLIS = 10
const TRIES = 20
const SETTLE_MILLIS = 100_000
const MAX_LOG_BYTES = 5_000_000

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once("error", reject)
    server.listen(0, "127.0.0.1", () => {
      const address = server.address()
      server.close(() => resolve(typeof address === "object" && address !== null ? address.port : 0))
    })
  })

const spawnServer = (programs: string, place: Place, port: number, throwaway: boolean): ChildProcess => {
  const log = openSync(place.log, "a", 0o600)
  const options = [...OPTIONS, ...(throwaway ? THROWAWAY : [])].flatMap((option) => ["-c", option])
  // Detached: Ctrl-C in the terminal reaches only us, and we stop the server in order.
  const server = spawn(join(programs, "postgres"), ["-D", place.data, "-p", String(port), ...options], {
    ...place.account,
    detached: true,
    stdio: ["ignore", log, log],
    cwd: "/",
    env: ENVIRONMENT
  })
  server.unref()
  closeSync(log)
  return server
}

/** Resolves once the server accepts connections; recovery after a crash may take any time. */
const untilReady = async (server: ChildProcess, place: Place): Promise<Running | undefined> => {
  while (server.exitCode === null && server.signalCode === null && server.pid !== undefined) {
    const running = await findRunning(place)
    if (running) return running
    await setTimeout(POLL_MILLIS)
  }
  return undefined
}

const logFrom = (place: Place, start: number): string =>
  readFileSync(place.log).subarray(start).toString().trim()

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0

/** Another server took the port in between, or processes of a killed one are still ending. */
const passes = (log: string): boolean => /in use|could not (?:bind|create lock file)|already exists/.test(log)

/**
 * Waits for a server that is starting or stopping, and removes what a killed one left behind.
 * @returns the server, if it became ready meanwhile.
 */
export const settle = async (place: Place): Promise<Running | undefined> => {
  const deadline = performance.now() + SETTLE_MILLIS
  for (let pid = recordedPid(place); pid !== undefined && isServer(pid, place); pid = recordedPid(place)) {
    const running = await findRunning(place)
    if (running) return running
    if (performance.now() > deadline)
      throw new EmbeddedFailed(`PostgreSQL (process ${pid}) neither starts nor stops. Its log: ${place.log}`)
    await setTimeout(POLL_MILLIS)
  }
  rmSync(pidFile(place), { force: true })
  return undefined
}

export interface LaunchOptions {
  readonly throwaway: boolean
  /** Only this port; otherwise the previous one if it is free, because other programs may know it, or any other. */
  readonly port?: number
  /** Ends the server unless it is ready by then. */
  readonly signal?: AbortSignal
}

const portFor = async (place: Place, attempt: number): Promise<number> =>
  (attempt === 1 ? lastPort(place) : undefined) ?? (await freePort())

const endUnready = (server: ChildProcess) => (): void => void server.kill("SIGINT")

/** Starts the server. It outlives this process until it is stopped. */
export const launch = async (
  programs: string,
  place: Place,
  { throwaway, port, signal }: LaunchOptions
): Promise<Running> => {
  if (sizeOf(place.log) > MAX_LOG_BYTES) truncateSync(place.log)
  for (let attempt = 1; ; attempt++) {
    const start = sizeOf(place.log)
    signal?.throwIfAborted()
    const server = spawnServer(programs, place, port ?? (await portFor(place, attempt)), throwaway)
    const end = endUnready(server)
    signal?.addEventListener("abort", end)
    const running = await untilReady(server, place)
    signal?.removeEventListener("abort", end)
    if (running) return running
    const log = logFrom(place, start)
    if (attempt === TRIES || !passes(log))
      throw new EmbeddedFailed(`PostgreSQL did not start. The end of ${place.log}:\n${log.slice(-1000)}`)
    await setTimeout(POLL_MILLIS * attempt)
  }
}
