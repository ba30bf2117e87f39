import { Effect } from "effect"
import { Busy } from "./Busy.ts"
import { makeDeadlines } from "./deadlines.ts"
import { type EndTurn, FairLine, type TurnLimits } from "./FairLine.ts"

export interface Turns {
  /** Takes a place if the caller's turn is now. */
  readonly begin: (caller: string) => EndTurn | undefined
  /** Waits for the caller's turn and takes a place. Dies with `Busy` if that takes too long or too many wait. */
  readonly take: (caller: string) => Effect.Effect<EndTurn>
  /** Runs the work in a turn of the caller. */
  readonly run: <A, E, R>(caller: string, work: Effect.Effect<A, E, R>) => Effect.Effect<A, E, R>
}

const busy = Effect.suspend(() => Effect.die(new Busy()))

/** Turns in this process, fair by caller. A caller with places left takes a free one in about a microsecond. */
export const makeTurns = (limits: TurnLimits): Turns => {
  const line = new FairLine(limits)
  const deadline = makeDeadlines(limits.patience)

  const wait = (caller: string): Effect.Effect<EndTurn> =>
    Effect.callback((resume) => {
      let place: EndTurn | undefined
      const leave = line.join(caller, (end) => {
        cancel()
        place = end
        // Not within the work of the caller that has just ended its turn.
        queueMicrotask(() => resume(end === undefined ? busy : Effect.succeed(end)))
      })
      if (leave === undefined) return resume(busy)
      const cancel = deadline(() => {
        leave()
        resume(busy)
      })
      // Interrupted, possibly after it was served.
      return Effect.sync(() => {
        cancel()
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
    begin: (caller) => line.begin(caller),
    take,
    run: (caller, work) =>
      Effect.uninterruptibleMask((restore) =>
        Effect.flatMap(restore(take(caller)), (end) => Effect.onExit(restore(work), () => Effect.sync(end)))
      )
  }
}

/** Runs the work in turns of several lines, taken in their order. If none has to wait, that is a single step. */
export const runInTurns = <A, E, R>(
  lines: ReadonlyArray<readonly [turns: Turns, caller: string]>,
  work: Effect.Effect<A, E, R>
): Effect.Effect<A, E, R> =>
  Effect.uninterruptibleMask((restore) => {
    const taken: Array<EndTurn> = []
    for (const [turns, caller] of lines) {
      const end = turns.begin(caller)
      if (end === undefined) break
      taken.push(end)
    }
    const rest = lines
      .slice(taken.length)
      .reduceRight((inner, [turns, caller]) => turns.run(caller, inner), work)
    return Effect.onExit(restore(rest), () =>
      Effect.sync(() => {
        for (const end of taken.toReversed()) end()
      })
    )
  })

/** Continues without the work if there was no place for it in time. All other defects remain. */
export const unlessBusy = <A, E, R, B>(
  work: Effect.Effect<A, E, R>,
  otherwise: Effect.Effect<B>
): Effect.Effect<A | B, E, R> =>
  Effect.catchDefect(work, (defect) => (defect instanceof Busy ? otherwise : Effect.die(defect)))
