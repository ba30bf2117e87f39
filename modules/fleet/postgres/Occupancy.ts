import { Context, Effect, Layer } from "effect"
import { confirm, start, withdraw } from "../occupancy/postgres/confirming.ts"
import { move, swap } from "../occupancy/postgres/moving.ts"
import { release, retake } from "../occupancy/postgres/releasing.ts"
import { extend, take } from "../occupancy/postgres/taking.ts"
import { Occupancy } from "../ports/Occupancy.ts"

type Services = Effect.Services<ReturnType<typeof take> | ReturnType<typeof move>>

/** The caller's services take precedence: a dry run or the demo replaces some. */
export const OccupancyLive = Layer.effect(
  Occupancy,
  Effect.map(Effect.context<Services>(), (services) => {
    const inCall = <A, E>(work: Effect.Effect<A, E, Services>): Effect.Effect<A, E> =>
      Effect.flatMap(Effect.context(), (call) => Effect.provideContext(work, Context.merge(services, call)))
    return Occupancy.of({
      take: (organizationId, hold) => inCall(take(organizationId, hold)),
      confirm: (hold) => inCall(confirm(hold)),
      withdraw: (hold) => inCall(withdraw(hold)),
      start: (hold) => inCall(start(hold)),
      extend: (hold) => inCall(extend(hold)),
      release: (hold) => inCall(release(hold)),
      retake: (hold) => inCall(retake(hold)),
      move: (hold) => inCall(move(hold)),
      swap: (hold) => inCall(swap(hold))
    })
  })
)
