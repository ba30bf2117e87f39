import { withClock, RateLimits } from "#kernel"
import { RateLimitsLive } from "#infra/http"
import { Outbound, outboundLayer, type OutboundOptions } from "#infra/outbound"
import { pool } from "#infra/postgres"
import { Context, Effect, Exit, Layer, Redacted, Scope } from "effect"
import { cloneDatabase } from "./postgres.ts"

/** Processes that send requests to external servers, with a database for their shared limits. */
export interface OutboundRun {
  /** The `Outbound` service of another process of the same installation. */
  readonly outbound: (options?: Partial<OutboundOptions>) => Outbound["Service"]
  readonly stop: () => Promise<void>
}

export const startOutbound = async (): Promise<OutboundRun> => {
  const database = await cloneDatabase()
  const scope = Scope.makeUnsafe()
  const rates = RateLimitsLive.pipe(
    Layer.provide(
      pool({ url: Redacted.make(database.urls.application), name: "limits-test", maxConnections: 4 })
    )
  )
  const limits = Context.get(await Effect.runPromise(Layer.buildWithScope(rates, scope)), RateLimits)
  return {
    outbound: (options = {}) =>
      Effect.runSync(
        Effect.provide(
          Effect.map(Outbound, (outbound) => outbound),
          outboundLayer({ perSecond: 1000, ...options }).pipe(
            Layer.provide(Layer.succeed(RateLimits, limits))
          )
        )
      ),
    stop: async () => {
      await Effect.runPromise(Scope.close(scope, Exit.void))
      await database.drop()
    }
  }
}

/** Runs something as if this many milliseconds had passed. */
export const later = (millis: number) => withClock((present) => present + millis)
