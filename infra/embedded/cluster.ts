import { spawn, spawnSync } from "node:child_process"
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { connect, createServer } from "node:net"
import { join } from "node:path"
import type { Identity } from "./identity.ts"

/** PostgreSQL did not start; the message says where to look. */
export class PostgresFailed extends Error {}

export interface Running {
  readonly pid: number
  readonly port: number
}

const ENVIRONMENT = { LC_ALL: "C", PATH: "/usr/bin:/bin" }
const pause = (millis: number) => new Promise<void>((resolve) => setTimeout(resolve, millis))

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once("error", reject)
    server.listen(0, "127.0.0.1", () => {
      const address = server.address()
      server.close(() => resolve(typeof address === "object" && address !== null ? address.port : 0))
    })
  })

const listening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => done(true)).once("error", () => done(false))
    const done = (answer: boolean) => {
      socket.destroy()
      resolve(answer)
    }
    socket.setTimeout(1000, () => done(false))
  })

/** A pid in a left-over file may belong to another program by now, or to a zombie nobody waits for. */
const isPostgres = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
  } catch (cause) {
    if (!(cause instanceof Error && "code" in cause && cause.code === "EPERM")) return false
  }
  if (process.platform !== "linux") return true
  try {
    const status = readFileSync(`/proc/${pid}/stat`, "utf8")
    return status.includes("(postgres)") && !/\) [ZX] /.test(status)
  } catch {
    return false
  }
}

const pidFile = (pgdata: string): string => join(pgdata, "postmaster.pid")

/** The server of this folder, when it runs and takes connections. */
export const running = async (pgdata: string): Promise<Running | undefined> => {
  if (!existsSync(pidFile(pgdata))) return undefined
  const [pid = "", , , port = "", , , , status = ""] = readFileSync(pidFile(pgdata), "utf8").split("\n")
  const alive = status.trim() === "ready" && isPostgres(Number(pid)) && (await listening(Number(port)))
  return alive ? { pid: Number(pid), port: Number(port) } : undefined
}

/** Makes the folder of a new server. One that was interrupted half-way has no PG_VERSION at its end and is begun anew. */
export const initialise = (programs: string, pgdata: string, password: string, { ids, own }: Identity): void => {
  const finished = `${pgdata}.ready`
  if (existsSync(finished)) return
  rmSync(pgdata, { recursive: true, force: true })
  mkdirSync(pgdata, { mode: 0o700 })
  own(pgdata)
  const passwordFile = `${pgdata}.password`
  rmSync(passwordFile, { force: true })
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 })
  own(passwordFile)
  const options = ["-D", pgdata, "-U", "postgres", "--pwfile", passwordFile, "-A", "scram-sha-256", "-E", "UTF8"]
  const locale = ["--locale-provider=builtin", "--builtin-locale=C.UTF-8", "--locale=C"]
  const made = spawnSync(join(programs, "initdb"), [...options, ...locale], {
    ...ids,
    encoding: "utf8",
    cwd: pgdata,
    env: ENVIRONMENT
  })
  rmSync(passwordFile, { force: true })
  if (made.status !== 0) throw new PostgresFailed(`PostgreSQL could not make its files: ${made.error ?? made.stderr}`)
  writeFileSync(finished, "")
}

const OPTIONS = ["listen_addresses=127.0.0.1", "unix_socket_directories=", "max_connections=200", "log_statement=none"]
const THROWAWAY = ["fsync=off", "synchronous_commit=off", "full_page_writes=off"]

/** Starts the server of a folder, detached: it outlives this process until it is stopped. */
export const launch = async (
  programs: string,
  pgdata: string,
  { ids }: Identity,
  throwaway: boolean
): Promise<Running> => {
  const left = existsSync(pidFile(pgdata)) ? Number(readFileSync(pidFile(pgdata), "utf8").split("\n")[0]) : 0
  if (left > 0 && !isPostgres(left)) rmSync(pidFile(pgdata))
  const logFile = `${pgdata}.log`
  const log = openSync(logFile, "a", 0o600)
  const settings = [...OPTIONS, ...(throwaway ? THROWAWAY : [])].flatMap((option) => ["-c", option])
  const server = spawn(join(programs, "postgres"), ["-D", pgdata, "-p", String(await freePort()), ...settings], {
    ...ids,
    detached: true,
    stdio: ["ignore", log, log],
    cwd: pgdata,
    env: ENVIRONMENT
  })
  server.unref()
  closeSync(log)
  for (const end = Date.now() + 60_000; Date.now() < end && server.exitCode === null; await pause(10)) {
    const found = await running(pgdata)
    if (found) return found
  }
  throw new PostgresFailed(`PostgreSQL did not start. Its log says why: ${logFile}`)
}

/** Ends the server: open transactions are rolled back, what was committed is on disk. */
export const shutDown = async (pgdata: string): Promise<void> => {
  const server = await running(pgdata)
  if (!server) return
  process.kill(server.pid, "SIGINT")
  for (const end = Date.now() + 30_000; Date.now() < end && isPostgres(server.pid); ) await pause(10)
}
