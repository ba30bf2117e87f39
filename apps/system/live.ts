import { Sessions } from "#identity"
import type { OutboxSignal } from "#infra/jobs"
import { Audience, feedLayer } from "#infra/realtime"
import { Memberships } from "#tenancy"
import { type Context, Effect, Layer } from "effect"
import type { SqlClient } from "effect/sql"

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
