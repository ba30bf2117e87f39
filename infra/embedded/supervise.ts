import { existsSync } from "node:fs"
import { setTimeout } from "node:timers/promises"
import { EmbeddedFailed } from "./EmbeddedFailed.ts"
import type { Place } from "./place.ts"
import { isServer, type Running } from "./running.ts"

/** The seconds before each restart: the first is immediate, for a server that the system has killed. */
const DELAYS = [0, 0.5, 1, 2, 4, 8, 16, 30]
/** A failure longer ago does not count. A server that ends more often than there are delays needs a person. */
const RECENT_MILLIS = 5 * 60_000
/** How often we look whether it runs: reads one small file. */
const WATCH_MILLIS = 250

export interface Supervision {
  readonly place: Place
  readonly server: Running
  /** Starts the server again, or returns the one that another program has started. */
  readonly restart: () => Promise<Running>
  readonly onRestarted: (server: Running) => void
  readonly say: (line: string) => void
  readonly signal: AbortSignal
  readonly delays?: ReadonlyArray<number>
}

const untilEnded = async (place: Place, { pid }: Running, signal: AbortSignal): Promise<void> => {
  while (isServer(pid, place)) await setTimeout(WATCH_MILLIS, undefined, { signal })
}

/** One line: what PostgreSQL's log says is wrong, if the message quotes it. */
const reasonOf = (cause: unknown): string => {
  const [first = "", ...log] = (cause instanceof Error ? cause.message : String(cause)).split("\n")
  return log.find((line) => /FATAL|PANIC/.test(line)) ?? log[0] ?? first
}

const refuseMissing = ({ data }: Place): void => {
  if (!existsSync(data))
    throw new EmbeddedFailed(
      `The database's folder ${data} no longer exists. Restore it from a backup before you start Motorpool again, or it will start with an empty database.`
    )
}

/**
 * Restarts the server whenever it ends, with growing delays while it keeps failing.
 * @throws EmbeddedFailed with a message for the operator when it fails too often; the signal's reason when aborted.
 */
export const supervise = async ({ delays = DELAYS, ...supervision }: Supervision): Promise<never> => {
  const { place, restart, onRestarted, say, signal } = supervision
  const failures: Array<number> = []

  const waitAfter = async (failure: string): Promise<void> => {
    const now = performance.now()
    const recent = failures.filter((at) => now - at < RECENT_MILLIS)
    failures.splice(0, Infinity, ...recent, now)
    const delay = delays[recent.length]
    if (delay === undefined)
      throw new EmbeddedFailed(
        `PostgreSQL failed ${failures.length} times within a few minutes (${failure}). Find the cause in ${place.log}, fix it, and start Motorpool again.`
      )
    say(`${failure}. ${delay === 0 ? "Restarting it." : `Restarting it in ${delay} s.`}`)
    await setTimeout(delay * 1000, undefined, { signal })
  }

  const restarted = async (failure: string): Promise<Running> => {
    await waitAfter(failure)
    refuseMissing(place)
    const result = await restart().catch(reasonOf)
    signal.throwIfAborted()
    return typeof result === "string" ? restarted(`PostgreSQL did not start: ${result}`) : result
  }

  for (let { server } = supervision; ; onRestarted(server)) {
    await untilEnded(place, server, signal)
    server = await restarted("PostgreSQL ended unexpectedly")
    say("PostgreSQL is running again.")
  }
}
