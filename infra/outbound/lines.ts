import { Deferred, Effect, Random, Semaphore } from "effect"
import { createHash } from "node:crypto"
import { OutboundLimited } from "./faults.ts"
import type { OutboundTurns } from "./OutboundTurns.ts"

/** Milliseconds that a request waits for its turn before it is refused. */
const MAX_WAIT = 8000

type Waiting = Deferred.Deferred<void>

/** The requests to one host that wait in this process. */
interface Line {
  /** In order of arrival, by the digest of their caller. */
  readonly waiting: Map<string, Set<Waiting>>
  /** Held by the one of them that takes turns for all, until it has its own. */
  readonly leading: Semaphore.Semaphore
}

/** Milliseconds between 0 and `most`, so that waiting callers do not all return at the same time. */
export const jitter = (most: number): Effect.Effect<number> =>
  Effect.map(Random.next, (part) => Math.round(part * most))

/** Enough to take turns by. */
const digest = (caller: string): string =>
  createHash("sha256").update(caller).digest("base64url").slice(0, 27)

const join = ({ waiting }: Line, caller: string, one: Waiting): void =>
  void waiting.set(caller, (waiting.get(caller) ?? new Set()).add(one))

const leave = ({ waiting }: Line, caller: string, one: Waiting): void => {
  const others = waiting.get(caller)
  others?.delete(one)
  if (others?.size === 0) waiting.delete(caller)
}

/** The caller's first request goes. If it no longer waits, the turn goes unused. */
const serve = (line: Line, caller: string): void => {
  const [first] = line.waiting.get(caller) ?? []
  if (first === undefined) return
  leave(line, caller, first)
  Deferred.doneUnsafe(first, Effect.void)
}

interface Turns {
  readonly take: OutboundTurns["Service"]["take"]
  readonly perSecond: number
}

const lead = Effect.fnUntraced(function* (
  line: Line,
  host: string,
  { take, perSecond }: Turns,
  mine: Waiting
) {
  while (!Deferred.isDoneUnsafe(mine)) {
    const counts = new Map([...line.waiting].map(([caller, all]) => [caller, all.size]))
    const turn = yield* take(host, counts, perSecond)
    if ("caller" in turn) serve(line, turn.caller)
    else yield* Effect.sleep(turn.wait + (yield* jitter(10)))
  }
})

/**
 * Returns how to wait until a host may be called, so many times per second across all processes. Callers take turns,
 * however many of their requests wait; those of one caller go in order of arrival.
 */
export const makeLines = (turns: Turns) => {
  const lines = new Map<string, Line>()
  const lineOf = (host: string): Line => {
    const line = lines.get(host) ?? { waiting: new Map(), leading: Semaphore.makeUnsafe(1) }
    lines.set(host, line)
    return line
  }
  return (host: string, caller: string): Effect.Effect<void, OutboundLimited> =>
    Effect.suspend(() => {
      const line = lineOf(host)
      const mine: Waiting = Deferred.makeUnsafe()
      const by = digest(caller)
      join(line, by, mine)
      return Effect.raceFirst(
        Deferred.await(mine),
        line.leading.withPermit(lead(line, host, turns, mine))
      ).pipe(
        Effect.timeoutOrElse({
          duration: MAX_WAIT,
          orElse: () => Effect.fail(new OutboundLimited({ host, retryAfter: 1 }))
        }),
        Effect.ensuring(
          Effect.sync(() => {
            leave(line, by, mine)
            // Users name any number of hosts.
            if (line.waiting.size === 0 && lines.get(host) === line) lines.delete(host)
          })
        )
      )
    })
}
