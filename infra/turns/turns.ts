import { Effect } from "effect"
import { Busy } from "./Busy.ts"

export interface TurnLimits {
  /** How many run at the same time. */
  readonly places: number
  readonly placesPerCaller: number
  /** How many wait. */
  readonly waiting: number
  readonly waitingPerCaller: number
  /** How many milliseconds each of them waits. */
  readonly patience: number
}

/** Returns the place. Must be called exactly once. */
export type EndTurn = () => void

export interface Turns {
  /** Waits for the caller's turn and takes a place. Dies with `Busy` if that takes too long or too many wait. */
  readonly take: (caller: string) => Effect.Effect<EndTurn>
  /** Runs the work in a turn of the caller. */
  readonly run: <A, E, R>(caller: string, work: Effect.Effect<A, E, R>) => Effect.Effect<A, E, R>
}

/** Called with the place, or without one if there is none. */
type Waiter = (end?: EndTurn) => void

interface Caller {
  readonly name: string
  running: number
  /** In order of arrival. */
  readonly waiting: Set<Waiter>
}

/**
 * Shares places in this process fairly among callers. A caller with places left takes a free one immediately, in about a
 * microsecond. Otherwise callers take turns, however many of their calls wait. If too many wait overall, the caller with the longest queue
 * loses its newest entry, so that a crowd cannot keep out a newcomer.
 */
export const makeTurns = (limits: TurnLimits): Turns => {
  const callers = new Map<string, Caller>()
  /** Callers that wait and may take another place, in the order of their turns. */
  const line = new Set<Caller>()
  let running = 0
  let waiting = 0

  const callerNamed = (name: string): Caller => {
    const caller = callers.get(name) ?? { name, running: 0, waiting: new Set() }
    callers.set(name, caller)
    return caller
  }

  /** Adds the caller to the line or removes it, after its numbers have changed. */
  const update = (caller: Caller): void => {
    if (caller.waiting.size > 0 && caller.running < limits.placesPerCaller) line.add(caller)
    else line.delete(caller)
    if (caller.waiting.size + caller.running === 0) callers.delete(caller.name)
  }

  const begin = (caller: Caller): EndTurn => {
    running += 1
    caller.running += 1
    return () => {
      running -= 1
      caller.running -= 1
      update(caller)
      serveNext()
    }
  }

  const serveNext = (): void => {
    const [caller] = line
    const [waiter] = caller?.waiting ?? []
    if (caller === undefined || waiter === undefined || running >= limits.places) return
    // To the end of the line.
    line.delete(caller)
    waiter(begin(caller))
  }

  const wait = (caller: Caller): Effect.Effect<EndTurn> =>
    Effect.callback((resume) => {
      let place: EndTurn | undefined
      const leave = () => {
        clearTimeout(timer)
        if (caller.waiting.delete(waiter)) waiting -= 1
        update(caller)
      }
      const waiter: Waiter = (end) => {
        leave()
        place = end
        const turn = end === undefined ? Effect.die(new Busy()) : Effect.succeed(end)
        // Not within the work of the caller that has just ended its turn.
        queueMicrotask(() => resume(turn))
      }
      const timer = setTimeout(waiter, limits.patience)
      caller.waiting.add(waiter)
      waiting += 1
      update(caller)
      // Interrupted, possibly after it was served.
      return Effect.sync(() => {
        leave()
        place?.()
      })
    })

  /** Whether the caller may wait, if necessary instead of another one. */
  const mayWait = (caller: Caller): boolean => {
    if (caller.waiting.size >= limits.waitingPerCaller) return false
    if (waiting < limits.waiting) return true
    const longest = [...callers.values()].reduce((a, b) => (b.waiting.size > a.waiting.size ? b : a))
    if (longest.waiting.size <= caller.waiting.size + 1) return false
    const newest = [...longest.waiting].at(-1)
    newest?.()
    return true
  }

  const take = (name: string): Effect.Effect<EndTurn> =>
    Effect.suspend(() => {
      const caller = callerNamed(name)
      if (running < limits.places && caller.running < limits.placesPerCaller)
        return Effect.succeed(begin(caller))
      if (mayWait(caller)) return wait(caller)
      update(caller)
      return Effect.die(new Busy())
    })

  return {
    take,
    run: (caller, work) =>
      Effect.uninterruptibleMask((restore) =>
        Effect.flatMap(restore(take(caller)), (end) => Effect.onExit(restore(work), () => Effect.sync(end)))
      )
  }
}
