import { type OrganizationId, UserId } from "#kernel"
import { Context, type Effect, Schema } from "effect"
import { DeviceView } from "../contract/views.ts"
import type { Connection } from "./Connections.ts"
import type { ProviderVehicle } from "./Providers.ts"

/** A vehicle as it was read last, and through whose connection. */
export const SharedVehicle = Schema.Struct({
  user_id: UserId,
  external_id: Schema.String,
  make: Schema.NullOr(Schema.String),
  model: Schema.NullOr(Schema.String),
  year: Schema.NullOr(Schema.Int),
  devices: Schema.Array(DeviceView),
  access_ends_at: Schema.NullOr(Schema.Date)
})
export type SharedVehicle = typeof SharedVehicle.Type

const shared =
  ({ user_id }: Connection) =>
  ({
    externalId: external_id,
    make,
    model,
    year,
    devices,
    accessEndsAt: access_ends_at
  }: ProviderVehicle): SharedVehicle => ({
    user_id,
    external_id,
    make,
    model,
    year,
    devices,
    access_ends_at
  })

/** What a provider told of an account, each vehicle once and in one order. */
export const sharedThrough = (
  connection: Connection,
  vehicles: ReadonlyArray<ProviderVehicle>
): ReadonlyArray<SharedVehicle> =>
  [...new Map(vehicles.map((vehicle) => [vehicle.externalId, vehicle])).values()]
    .map(shared(connection))
    .toSorted((a, b) => (a.external_id < b.external_id ? -1 : 1))

/** Whether two readings, both in that order, tell the same. */
export const isSame = Schema.toEquivalence(Schema.Array(SharedVehicle))

/** What connections share, as the provider said last. */
export class SharedVehicles extends Context.Service<
  SharedVehicles,
  {
    /** Everything that was read through a connection, in the order of ids. */
    readonly through: (connection: Connection) => Effect.Effect<ReadonlyArray<SharedVehicle>>
    /**
     * What these people share with an organization at an instant, by make, model and year. A vehicle that two of
     * them share is there once, through the one who comes first in the list.
     */
    readonly sharedBy: (
      organizationId: OrganizationId,
      userIds: ReadonlyArray<UserId>,
      at: Date
    ) => Effect.Effect<ReadonlyArray<SharedVehicle>>
    readonly replace: (connection: Connection, vehicles: ReadonlyArray<SharedVehicle>) => Effect.Effect<void>
    /** Forgets what connections shared that have expired. */
    readonly forgetExpired: (at: Date) => Effect.Effect<void>
  }
>()("telematics/SharedVehicles") {}
