import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"

/** What the server prints once it serves. */
export const READY = "Motorpool is ready"

export interface Program {
  /** Node's options, the file and its own options. */
  readonly args: ReadonlyArray<string>
  /** What it prints once it is ready. */
  readonly ready: string
  /** Whether its errors are shown immediately; otherwise only when it ends too early. */
  readonly isHeard?: boolean
}

const SERVER: Program = { args: ["apps/server/main.ts"], ready: READY }

/** Waits until a process prints this text; throws with its whole output when it ends before. */
export const untilSays = (child: ChildProcess, words: string): Promise<void> =>
  new Promise((resolve, reject) => {
    let said = ""
    for (const stream of [child.stdout, child.stderr])
      stream?.on("data", (chunk: Buffer) => {
        said += chunk.toString()
        if (said.includes(words)) resolve()
      })
    child.once("exit", (code, signal) =>
      reject(new Error(`It ended with ${code ?? signal} before it said "${words}":\n${said}`))
    )
  })

/** Stops a process, unless it has ended, and waits until it has. */
export const end = async (
  child: ChildProcess | undefined,
  signal: NodeJS.Signals = "SIGTERM"
): Promise<void> => {
  if (child === undefined || child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, "exit")
  child.kill(signal)
  await gone
}

/** Starts a program as an operator would, with only these settings: by default the server. */
export const launch = async (
  env: Readonly<NodeJS.ProcessEnv>,
  { args, ready, isHeard = false } = SERVER
): Promise<ChildProcess> => {
  const child = spawn(process.execPath, [...args], {
    env: { PATH: process.env["PATH"], ...env },
    stdio: ["ignore", "pipe", isHeard ? "inherit" : "pipe"]
  })
  await untilSays(child, ready)
  return child
}
