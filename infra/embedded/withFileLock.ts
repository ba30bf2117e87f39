import { closeSync, existsSync, openSync } from "node:fs"
import { DatabaseSync } from "node:sqlite"
import { setTimeout } from "node:timers/promises"
import { EmbeddedFailed } from "./EmbeddedFailed.ts"

const LOCKED = 5
const POLL_MILLIS = 15

const isLocked = (cause: unknown): boolean =>
  cause instanceof Error && "errcode" in cause && cause.errcode === LOCKED

/**
 * Runs `work` while no other process holds the same file; others wait up to the given seconds. SQLite's exclusive
 * lock belongs to the operating system and is released when its process ends, so there are no stale locks.
 */
export const withFileLock = async <A>(file: string, seconds: number, work: () => Promise<A>): Promise<A> => {
  createPrivately(file)
  const lock = new DatabaseSync(file, { timeout: 0 })
  try {
    await acquire(lock, file, performance.now() + seconds * 1000)
    return await work()
  } finally {
    lock.close()
  }
}

// Only when missing: closing another descriptor of the file would release this process's lock on it.
const createPrivately = (file: string): void => {
  try {
    closeSync(openSync(file, "wx", 0o600))
  } catch (cause) {
    if (!existsSync(file)) throw cause
  }
}

const acquire = async (lock: DatabaseSync, file: string, deadline: number): Promise<void> => {
  for (;;) {
    try {
      lock.exec("begin exclusive")
      return
    } catch (cause) {
      if (!isLocked(cause)) throw cause
    }
    if (performance.now() > deadline)
      throw new EmbeddedFailed(`Another process has been holding ${file} for too long. End it and try again.`)
    await setTimeout(POLL_MILLIS)
  }
}
