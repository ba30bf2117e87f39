import { Context, Effect, Layer } from "effect"
import { Safety } from "../ports/Safety.ts"
import { block, release } from "../safety/postgres/blocking.ts"

type Services = Effect.Services<ReturnType<typeof block> | ReturnType<typeof release>>

/** The caller's services take precedence: a dry run or the demo replaces some. */
export const SafetyLive = Layer.effect(
  Safety,
  Effect.map(Effect.context<Services>(), (services) => {
    const inCall = <A, E>(work: Effect.Effect<A, E, Services>): Effect.Effect<A, E> =>
      Effect.flatMap(Effect.context(), (call) => Effect.provideContext(work, Context.merge(services, call)))
    return Safety.of({
      block: (organizationId, opened) => inCall(block(organizationId, opened)),
      release: (organizationId, id, note) => inCall(release(organizationId, id, note))
    })
  })
)
