import { spawn } from "node:child_process"
import { readFileSync } from "node:fs"

/** A failure of the setup. The message is for the person at the terminal. */
export class SetupFailed extends Error {}

export const say = (line) => process.stdout.write(`${line}\n`)

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"]
const NUMBERS = { SIGHUP: 1, SIGINT: 2, SIGKILL: 9, SIGTERM: 15 }
const TIMEOUT_MILLIS = 20_000
const PARENT_MILLIS = 300

const codeOf = (code, signal) => code ?? 128 + (NUMBERS[signal] ?? 0)

// Each child leads a process group of its own: Ctrl-C reaches only us instead of everyone twice (npm passes it on as
// well), and everything a child has started ends with it.
const begin = ({ command, args, env = {}, cwd, lifeline = false }) =>
  spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    detached: process.platform !== "win32",
    // The channel that lifeline.mjs watches: it closes when this process ends for any reason.
    stdio: lifeline ? ["inherit", "inherit", "inherit", "ipc"] : "inherit"
  })

const signalGroup = (child, signal) => {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return
  try {
    if (process.platform === "win32") child.kill(signal)
    else process.kill(-child.pid, signal)
  } catch {
    // It has just ended.
  }
}

const ended = (child, command) =>
  new Promise((resolve, reject) => {
    child.once("error", (cause) =>
      reject(new SetupFailed(`${command} could not be started: ${cause.message}.`))
    )
    child.once("exit", (code, signal) => resolve(codeOf(code, signal)))
  })

const SHELL = /^(?:ba|da|z)?sh$/

/** Name and parent of a process, as Linux reports them. */
const processOf = (pid) => {
  try {
    const [, name, parent] = /^\d+ \((.*)\) \S (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, "utf8")) ?? []
    return { name, parent }
  } catch {
    return {}
  }
}

/** Our parent process, and its parent where the first is only npm's shell. */
const parents = () => {
  const { name, parent } = processOf(process.ppid)
  return SHELL.test(name ?? "") ? `${process.ppid} of ${parent}` : String(process.ppid)
}

// A killed npm sends no signal, but then our parent, or our shell's, changes.
const watchParent = (stop) => {
  if (process.env.npm_lifecycle_event === undefined) return () => {}
  const original = parents()
  const timer = setInterval(() => parents() !== original && stop("SIGTERM"), PARENT_MILLIS)
  return () => clearInterval(timer)
}

/**
 * Runs programs side by side until one of them ends, then stops the others. The first SIGINT, SIGTERM or SIGHUP is
 * forwarded once; programs that do not end within 20 seconds are killed.
 * @returns the exit code of the program that ended first.
 */
export const supervise = async (programs) => {
  const children = programs.map(begin)
  const ends = children.map((child, index) => ended(child, programs[index].command))
  let killTimer
  const stop = (signal) => {
    if (killTimer) return
    for (const child of children) signalGroup(child, signal)
    killTimer = setTimeout(() => children.forEach((child) => signalGroup(child, "SIGKILL")), TIMEOUT_MILLIS)
  }
  for (const signal of SIGNALS) process.on(signal, stop)
  const unwatch = watchParent(stop)
  try {
    return await Promise.race(ends)
  } finally {
    stop("SIGTERM")
    await Promise.allSettled(ends)
    clearTimeout(killTimer)
    unwatch()
    for (const signal of SIGNALS) process.off(signal, stop)
  }
}
