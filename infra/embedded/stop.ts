import { setTimeout } from "node:timers/promises"
import type { Place } from "./place.ts"
import { isServer, notedPid } from "./running.ts"

const POLL_MILLIS = 10
const PATIENCE_MILLIS = 20_000

const waitForEnd = async (pid: number, place: Place, millis: number): Promise<boolean> => {
  for (const end = performance.now() + millis; performance.now() < end; await setTimeout(POLL_MILLIS))
    if (!isServer(pid, place)) return true
  return false
}

/**
 * Ends the place's server, if it runs, and waits for its end: open transactions are rolled back, connections
 * closed, everything else is on disk. One that does not end is made to, and recovers at its next start.
 */
export const stopServer = async (place: Place, pid = notedPid(place)): Promise<void> => {
  if (pid === undefined || !isServer(pid, place)) return
  process.kill(pid, "SIGINT")
  if (await waitForEnd(pid, place, PATIENCE_MILLIS)) return
  process.kill(pid, "SIGQUIT")
  await waitForEnd(pid, place, PATIENCE_MILLIS)
}
