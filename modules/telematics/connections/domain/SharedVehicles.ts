import { type OrganizationId, UserId } from "#kernel"
import { Context, type Effect, Schema } from "effect"
import { SharedDeviceView } from "../../contract/views.ts"
import type { Connection } from "./Connections.ts"
import { Permission, type ProviderVehicle } from "./Providers.ts"

/** A vehicle as last read, and the connection it was read through. */
export const SharedVehicle = Schema.Struct({
  user_id: UserId,
  external_id: Schema.String,
  make: Schema.NullOr(Schema.String),
  model: Schema.NullOr(Schema.String),
  year: Schema.NullOr(Schema.Int),
  devices: Schema.Array(SharedDeviceView),
  permissions: Schema.Array(Permission),
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
    permissions,
    accessEndsAt: access_ends_at
  }: ProviderVehicle): SharedVehicle => ({
    user_id,
    external_id,
    make,
    model,
    year,
    devices,
    permissions,
    access_ends_at
  })

/** The vehicles of a provider's response, without duplicates and in a stable order. */
export const sharedThrough = (
  connection: Connection,
  vehicles: ReadonlyArray<ProviderVehicle>
): ReadonlyArray<SharedVehicle> =>
  [...new Map(vehicles.map((vehicle) => [vehicle.externalId, vehicle])).values()]
    .map(shared(connection))
    .toSorted((a, b) => (a.external_id < b.external_id ? -1 : 1))

/** Whether two readings in that order are equal. */
export const isSame = Schema.toEquivalence(Schema.Array(SharedVehicle))

/** The ids of the vehicles of which something else may be read than before. */
export const sharedOtherwise = (
  before: ReadonlyArray<SharedVehicle>,
  after: ReadonlyArray<SharedVehicle>
): ReadonlyArray<string> => {
  const accessOf = ({ permissions, access_ends_at }: SharedVehicle) =>
    `${permissions.join()} ${access_ends_at?.toISOString()}`
  const known = new Map(before.map((vehicle) => [vehicle.external_id, accessOf(vehicle)]))
  return after.flatMap((vehicle) =>
    known.get(vehicle.external_id) === accessOf(vehicle) ? [] : [vehicle.external_id]
  )
}

/** The vehicles that connections share, as last read. */
export class SharedVehicles extends Context.Service<
  SharedVehicles,
  {
    /** All vehicles read through a connection, by id. */
    readonly through: (connection: Connection) => Effect.Effect<ReadonlyArray<SharedVehicle>>
    /**
     * The vehicles these users share with an organization at an instant, by make, model and year. A vehicle that two of
     * them share appears once, for the first user in the list.
     */
    readonly sharedBy: (
      organizationId: OrganizationId,
      userIds: ReadonlyArray<UserId>,
      at: Date
    ) => Effect.Effect<ReadonlyArray<SharedVehicle>>
    readonly replace: (connection: Connection, vehicles: ReadonlyArray<SharedVehicle>) => Effect.Effect<void>
    /** Deletes the vehicles of expired connections. */
    readonly removeExpired: (at: Date) => Effect.Effect<void>
  }
>()("telematics/SharedVehicles") {}
