import { Sessions } from "#identity"
import type { OutboxSignal } from "#infra/jobs"
import { RequestTurns } from "#infra/http"
import { Turn } from "#infra/postgres"
import { Audience, feedLayer, followSources, type SignalListener } from "#infra/realtime"
import { Memberships } from "#tenancy"
import { Context, Effect, Layer } from "effect"
import type { SqlClient } from "effect/sql"
import { type SourceNeeds, sources } from "./assembly.ts"

const AudienceLive = Layer.effect(
  Audience,
  Effect.gen(function* () {
    const { organizationsOfEach } = yield* Memberships
    const { stillValid } = yield* Sessions
    return Audience.of({ organizationsOf: organizationsOfEach, signedIn: stillValid })
  })
)

/** The live feed of one process; it reads with the rights of the system role. */
export const liveFeed = (
  system: Context.Context<Memberships | Sessions | OutboxSignal | SqlClient.SqlClient>
) => Layer.build(feedLayer.pipe(Layer.provide(AudienceLive), Layer.provide(Layer.succeedContext(system))))

/** The live sources of one process; they are read with the rights of the application's role. */
export const liveSources = (
  application: Context.Context<SourceNeeds | RequestTurns>,
  shared: Context.Context<SignalListener>
) =>
  followSources(
    sources,
    Context.merge(application, shared).pipe(Context.add(Turn, Context.get(application, RequestTurns).job))
  )
