import { spawn } from "node:child_process"
import { childrenSeconds } from "./processorTime.ts"

/** How a program ended. */
export interface Ended {
  readonly code: number
  /** What it printed, errors too. */
  readonly output: string
  /** Seconds of processor time of it and of what it waited for, where the system tells. */
  readonly processor?: number | undefined
}

export interface Command {
  readonly args: ReadonlyArray<string>
  readonly env?: Readonly<Record<string, string>>
  /** Where it runs; here unless told. */
  readonly cwd?: string
  /** It is ended when it takes longer. */
  readonly seconds: number
}

const groups = new Set<number>()

let counted = childrenSeconds()

/** What the child that has just ended spent: the system counts a child when it ends, all of them together. */
const secondsOfLast = (): number | undefined => {
  const before = counted
  counted = childrenSeconds()
  return before === undefined || counted === undefined ? undefined : counted - before
}

const signalGroup = (pid: number, signal: NodeJS.Signals): void => {
  try {
    process.kill(-pid, signal)
  } catch {
    // It ended in this very moment.
  }
}

const GRACE_MILLIS = 5000

/** Ends what is running; what does not end by itself is killed. */
export const endAll = (): void => {
  for (const pid of groups) signalGroup(pid, "SIGTERM")
  setTimeout(() => groups.forEach((pid) => signalGroup(pid, "SIGKILL")), GRACE_MILLIS).unref()
}

/** Runs a script of node_modules or of the project on this same Node, in a process group of its own. */
export const runNode = ({ args, env = {}, cwd, seconds }: Command): Promise<Ended> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      detached: true,
      cwd,
      env: { ...process.env, NO_COLOR: "1", ...env },
      stdio: ["ignore", "pipe", "pipe"]
    })
    const chunks: Array<Buffer> = []
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk: Buffer) => chunks.push(chunk))
    const pid = child.pid ?? 0
    groups.add(pid)
    const limit = setTimeout(() => {
      chunks.push(Buffer.from(`\nEnded: it took longer than ${seconds} s.\n`))
      signalGroup(pid, "SIGTERM")
      setTimeout(() => signalGroup(pid, "SIGKILL"), GRACE_MILLIS).unref()
    }, seconds * 1000)
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
