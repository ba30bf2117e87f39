import { Context, Effect, Layer, Semaphore } from "effect"
import { SqlClient } from "effect/sql"

/** The caller that has the turn, or in how many milliseconds to try again. */
export type TurnOrWait = { readonly caller: string } | { readonly wait: number }

/** The turns of requests to external servers, across all processes. */
export class OutboundTurns extends Context.Service<
  OutboundTurns,
  {
    /**
     * Takes a turn at a host for one of these callers, with the number of requests that wait in this process: for the
     * one that has had none for the longest time, unless a caller in another process has waited longer.
     */
    readonly take: (
      host: string,
      callers: ReadonlyMap<string, number>,
      perSecond: number
    ) => Effect.Effect<TurnOrWait>
  }
>()("infra/OutboundTurns") {}

/** Turns in PostgreSQL. Uses a client of its own, outside of every unit of work, and one connection of it at a time. */
export const OutboundTurnsLive = Layer.effect(
  OutboundTurns,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const oneAtATime = Semaphore.makeUnsafe(1).withPermits(1)
    return OutboundTurns.of({
      take: Effect.fn("outbound.takeTurn")(function* (host, callers, perSecond) {
        const waiting = [...callers.keys()]
        const several = waiting.filter((caller) => (callers.get(caller) ?? 0) > 1)
        const [row] = yield* sql<{ caller: string | null; wait: number }>`
          select caller, wait
          from app.take_outbound_turn(${host}, ${waiting}::text[], ${several}::text[], ${perSecond}::int)`.pipe(
          oneAtATime,
          Effect.orDie
        )
        const { caller, wait } = row ?? { caller: null, wait: 1000 }
        return caller === null ? { wait } : { caller }
      })
    })
  })
)
