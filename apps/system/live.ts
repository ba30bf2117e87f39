import { Audience, feedLayer } from "#infra/realtime"
import { Memberships } from "#tenancy"
import { type Context, Effect, Layer } from "effect"
import type { SqlClient } from "effect/sql"

const AudienceLive = Layer.effect(
  Audience,
  Effect.map(Memberships, ({ organizationsOf }) => Audience.of({ organizationsOf }))
)

/** The live feed of one process; it reads with the rights of the system role. */
export const liveFeed = (system: Context.Context<Memberships | SqlClient.SqlClient>) =>
  Layer.build(feedLayer.pipe(Layer.provide(AudienceLive), Layer.provide(Layer.succeedContext(system))))
