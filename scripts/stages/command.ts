import { spawn } from "node:child_process"
import { childrenSeconds } from "./processorTime.ts"

/** How a program ended. */
export interface Ended {
  readonly code: number
  /** Its output, including errors. */
  readonly output: string
  /** Its processor time in seconds, including its children, where the system reports it. */
  readonly processor?: number | undefined
}

export interface Command {
  readonly args: ReadonlyArray<string>
  readonly env?: Readonly<Record<string, string>>
  /** Its working directory; ours by default. */
  readonly cwd?: string
  /** How long it may print nothing, in seconds. */
  readonly silence?: number
}

/**
 * How long a program may print nothing before it counts as stuck, in seconds. How long it may run is not limited, because
 * machines vary in speed: test runners print something after each test.
 */
const SILENCE = 600

const groups = new Set<number>()

let counted = childrenSeconds()

/** The processor time of the last child: the system adds a child's time when it ends. */
const secondsOfLast = (): number | undefined => {
  const before = counted
  counted = childrenSeconds()
  return before === undefined || counted === undefined ? undefined : counted - before
}

const signalGroup = (pid: number, signal: NodeJS.Signals): void => {
  try {
    process.kill(-pid, signal)
  } catch {
    // It has just ended.
  }
}

const GRACE_MILLIS = 5000

/** Stops what is running, and kills what does not stop. */
export const endAll = (): void => {
  for (const pid of groups) signalGroup(pid, "SIGTERM")
  setTimeout(() => groups.forEach((pid) => signalGroup(pid, "SIGKILL")), GRACE_MILLIS).unref()
}

/** Runs a script of node_modules or of the project on this Node, in a process group of its own. */
export const runNode = ({ args, env = {}, cwd, silence = SILENCE }: Command): Promise<Ended> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      detached: true,
      cwd,
      env: { ...process.env, NO_COLOR: "1", ...env },
      stdio: ["ignore", "pipe", "pipe"]
    })
    const chunks: Array<Buffer> = []
    const pid = child.pid ?? 0
    groups.add(pid)
    const limit = setTimeout(() => {
      chunks.push(Buffer.from(`\nStopped, because it printed nothing for ${silence} s.\n`))
      signalGroup(pid, "SIGTERM")
      setTimeout(() => signalGroup(pid, "SIGKILL"), GRACE_MILLIS).unref()
    }, silence * 1000)
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk: Buffer) => {
        chunks.push(chunk)
        limit.refresh()
      })
    let processor: number | undefined
    child.once("exit", () => (processor = secondsOfLast()))
    const finish = (code: number) => {
      clearTimeout(limit)
      groups.delete(pid)
      resolve({ code, output: Buffer.concat(chunks).toString(), processor })
    }
    child.once("error", () => finish(1))
    child.once("close", (code) => finish(code ?? 1))
  })
