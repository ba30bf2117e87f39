import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { resolve } from "node:path"

/** What the server prints once it is ready. */
export const READY = "Motorpool is ready"

export interface Program {
  /** Node's options, the file and its own options. */
  readonly args: ReadonlyArray<string>
  /** What it prints once it is ready. */
  readonly ready: string
  /** Whether its errors are shown immediately; otherwise only when it exits too early. */
  readonly showsErrors?: boolean
}

/** What programs get from our environment, and a folder in which Node keeps their compiled code for the next start. */
export const ENVIRONMENT = {
  PATH: process.env["PATH"],
  NODE_COMPILE_CACHE: resolve("node_modules/.cache/motorpool")
}

const SERVER: Program = { args: ["apps/server/main.ts"], ready: READY }

/** Waits until a process prints this text; throws with its whole output when it exits first. */
export const untilPrints = (child: ChildProcess, text: string): Promise<void> =>
  new Promise((done, reject) => {
    let output = ""
    for (const stream of [child.stdout, child.stderr])
      stream?.on("data", (chunk: Buffer) => {
        output += chunk.toString()
        if (output.includes(text)) done()
      })
    child.once("exit", (code, signal) =>
      reject(new Error(`It exited with ${code ?? signal} before it printed "${text}":\n${output}`))
    )
  })

/** Stops a process unless it has exited, and waits until it has. */
export const stopProcess = async (
  child: ChildProcess | undefined,
  signal: NodeJS.Signals = "SIGTERM"
): Promise<void> => {
  if (child === undefined || child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, "exit")
  child.kill(signal)
  await exited
}

/** Starts a program, by default the server, as an operator would, with only these settings. */
export const launch = async (
  env: Readonly<NodeJS.ProcessEnv>,
  { args, ready, showsErrors = false } = SERVER
): Promise<ChildProcess> => {
  const child = spawn(process.execPath, [...args], {
    env: { ...ENVIRONMENT, ...env },
    stdio: ["ignore", "pipe", showsErrors ? "inherit" : "pipe"]
  })
  await untilPrints(child, ready)
  return child
}
