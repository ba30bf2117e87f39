import { withClock } from "#kernel"
import {
  Outbound,
  outboundLayer,
  type OutboundOptions,
  OutboundTurns,
  OutboundTurnsLive
} from "#infra/outbound"
import { pool } from "#infra/postgres"
import { Context, Effect, Exit, Layer, Redacted, Scope } from "effect"
import { cloneDatabase } from "./postgres.ts"

/** Processes that send requests to external servers, with a database for their shared limits. */
export interface OutboundRun {
  /** The `Outbound` service of another process of the same installation; two take turns to connect them. */
  readonly outbound: (options?: Partial<OutboundOptions>) => Outbound["Service"]
  readonly stop: () => Promise<void>
}

export const startOutbound = async (): Promise<OutboundRun> => {
  const database = await cloneDatabase()
  const scope = Scope.makeUnsafe()
  const turns = OutboundTurnsLive.pipe(
    Layer.provide(
      pool({ url: Redacted.make(database.urls.application), name: "turns-test", maxConnections: 1 })
    )
  )
  const connected = async () =>
    Context.get(await Effect.runPromise(Layer.buildWithScope(Layer.fresh(turns), scope)), OutboundTurns)
  const processes = [await connected(), await connected()]
  let count = 0
  return {
    outbound: (options = {}) => {
      const process = processes[count++ % processes.length]
      if (process === undefined) throw new Error("There is no process.")
      return Effect.runSync(
        Effect.provide(
          Effect.map(Outbound, (outbound) => outbound),
          outboundLayer({ perSecond: 1000, ...options }).pipe(
            Layer.provide(Layer.succeed(OutboundTurns, process))
          )
        )
      )
    },
    stop: async () => {
      await Effect.runPromise(Scope.close(scope, Exit.void))
      await database.drop()
    }
  }
}

/** Runs something as if this many milliseconds had passed. */
export const later = (millis: number) => withClock((present) => present + millis)
