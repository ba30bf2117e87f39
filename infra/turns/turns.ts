import { Effect } from "effect"
import { Busy } from "./Busy.ts"
import { type EndTurn, FairLine, type TurnLimits } from "./FairLine.ts"

export interface Turns {
  /** Waits for the caller's turn and takes a place. Dies with `Busy` if that takes too long or too many wait. */
  readonly take: (caller: string) => Effect.Effect<EndTurn>
  /** Runs the work in a turn of the caller. */
  readonly run: <A, E, R>(caller: string, work: Effect.Effect<A, E, R>) => Effect.Effect<A, E, R>
}

const busy = Effect.suspend(() => Effect.die(new Busy()))

/** Turns in this process, fair by caller. A caller with places left takes a free one in about a microsecond. */
export const makeTurns = (limits: TurnLimits): Turns => {
  const line = new FairLine(limits)

  const wait = (caller: string): Effect.Effect<EndTurn> =>
    Effect.callback((resume) => {
      let place: EndTurn | undefined
      const leave = line.join(caller, (end) => {
        clearTimeout(timer)
        place = end
        // Not within the work of the caller that has just ended its turn.
        queueMicrotask(() => resume(end === undefined ? busy : Effect.succeed(end)))
      })
      if (leave === undefined) return resume(busy)
      const timer = setTimeout(() => {
        leave()
        resume(busy)
      }, limits.patience)
      // Interrupted, possibly after it was served.
      return Effect.sync(() => {
        clearTimeout(timer)
        leave()
        place?.()
      })
    })

  const take = (caller: string): Effect.Effect<EndTurn> =>
    Effect.suspend(() => {
      const end = line.begin(caller)
      return end === undefined ? wait(caller) : Effect.succeed(end)
    })

  return {
    take,
    run: (caller, work) =>
      Effect.uninterruptibleMask((restore) =>
        Effect.flatMap(restore(take(caller)), (end) => Effect.onExit(restore(work), () => Effect.sync(end)))
      )
  }
}
