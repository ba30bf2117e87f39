import { setTimeout } from "node:timers/promises"
import type { Place } from "./place.ts"
import { isServer, recordedPid } from "./running.ts"

const POLL_MILLIS = 10
const STOP_TIMEOUT_MILLIS = 20_000

/** Does nothing if the process has ended since it was looked for. */
const send = (pid: number, signal: NodeJS.Signals): void => {
  try {
    process.kill(pid, signal)
  } catch (cause) {
    if (!(cause instanceof Error && "code" in cause && cause.code === "ESRCH")) throw cause
  }
}

const waitForEnd = async (pid: number, place: Place, millis: number): Promise<boolean> => {
  for (const end = performance.now() + millis; performance.now() < end; await setTimeout(POLL_MILLIS))
    if (!isServer(pid, place)) return true
  return false
}

/**
 * Stops the place's server, if it is running, and waits until it has ended. Open transactions are rolled back. A
 * server that does not stop is killed and recovers at its next start.
 */
export const stopServer = async (place: Place, pid = recordedPid(place)): Promise<void> => {
  if (pid === undefined || !isServer(pid, place)) return
  send(pid, "SIGINT")
  if (await waitForEnd(pid, place, STOP_TIMEOUT_MILLIS)) return
  send(pid, "SIGQUIT")
  await waitForEnd(pid, place, STOP_TIMEOUT_MILLIS)
}
