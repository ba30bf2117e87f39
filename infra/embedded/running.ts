import { spawnSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { connect } from "node:net"
import { join } from "node:path"
import type { Place } from "./place.ts"

/** A PostgreSQL server that accepts connections. */
export interface Running {
  readonly pid: number
  readonly port: number
}

const read = (file: string): string | undefined => {
  try {
    return readFileSync(file, "utf8")
  } catch {
    return undefined
  }
}

// Requests TLS, which PostgreSQL answers with one letter before authentication.
const QUESTION = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47])

/** Whether a server answers. Accepting the connection is not enough: the kernel does that for a dying one. */
const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(QUESTION))
    const finish = (yes: boolean) => {
      socket.destroy()
      resolve(yes)
    }
    socket
      .once("data", () => finish(true))
      .once("error", () => finish(false))
      .once("close", () => finish(false))
    socket.setTimeout(1000, () => finish(false))
  })

const commandOf = (pid: number): string => {
  if (process.platform === "linux") return (read(`/proc/${pid}/cmdline`) ?? "").replaceAll("\0", " ")
  return spawnSync("ps", ["-o", "command=", "-p", String(pid)], { encoding: "utf8" }).stdout ?? ""
}

export const pidFile = (place: Place): string => join(place.data, "postmaster.pid")

/** The process id in PostgreSQL's own file, running or not. */
export const recordedPid = (place: Place): number | undefined => {
  const pid = Number(read(pidFile(place))?.split("\n")[0])
  return Number.isInteger(pid) && pid > 0 ? pid : undefined
}

/** The port of the place's latest server, running or not. */
export const lastPort = (place: Place): number | undefined => {
  const [, port] = /"-p" "(\d+)"/.exec(read(join(place.data, "postmaster.opts")) ?? "") ?? []
  return port === undefined ? undefined : Number(port)
}

/**
 * Whether this process is the place's server. After a crash the id in the file may belong to another program, or to
 * a zombie (which has no command line) in a container without an init process.
 */
export const isServer = (pid: number, place: Place): boolean => commandOf(pid).includes(`-D ${place.data} `)

/** The place's server, if it is running and accepts connections. */
export const findRunning = async (place: Place): Promise<Running | undefined> => {
  const [id, , , onPort, , , , status] = read(pidFile(place))?.split("\n") ?? []
  const [pid, port] = [Number(id), Number(onPort)]
  if (status?.trim() !== "ready" || !isServer(pid, place) || !(await answers(port))) return undefined
  return { pid, port }
}
