import { type OrganizationId, UserId } from "#kernel"
import { Context, type Effect, Schema } from "effect"
import { Availability } from "../../contract/holdViews.ts"
import { GroupId, VehicleId } from "../../contract/ids.ts"

export const NamedVehicle = Schema.Struct({
  id: VehicleId,
  name: Schema.String,
  vin: Schema.NullOr(Schema.String)
})
export type NamedVehicle = typeof NamedVehicle.Type

/** A vehicle as a board shows it: `driver_name` is its primary driver now. */
export const VehicleOnBoard = Schema.Struct({
  id: VehicleId,
  name: Schema.String,
  driver_name: Schema.NullOr(Schema.String),
  availability: Availability
})
export type VehicleOnBoard = typeof VehicleOnBoard.Type

/** A vehicle and the group that it is in. */
export const GroupedVehicle = Schema.Struct({ id: VehicleId, group_id: Schema.NullOr(GroupId) })
export type GroupedVehicle = typeof GroupedVehicle.Type

/** When a member had a vehicle as its primary driver. */
export const Driven = Schema.Struct({
  user_id: UserId,
  vehicle_id: VehicleId,
  from: Schema.Date,
  /** The first instant without it; null while they have it. */
  until: Schema.NullOr(Schema.Date)
})
export type Driven = typeof Driven.Type

/** Who had a vehicle as its primary driver, and when. */
export const DriverThen = Schema.Struct({
  name: Schema.String,
  /** Null if they have no account. */
  user_id: Schema.NullOr(UserId),
  from: Schema.Date,
  until: Schema.NullOr(Schema.Date)
})
export type DriverThen = typeof DriverThen.Type

/** A query port: which vehicles there are, for modules that refer to them. The caller has checked the permission. */
export class VehicleDirectory extends Context.Service<
  VehicleDirectory,
  {
    /** Those of these vehicles that the organization has or had. */
    readonly named: (
      organizationId: OrganizationId,
      ids: ReadonlyArray<VehicleId>
    ) => Effect.Effect<ReadonlyArray<NamedVehicle>>
    /** The vehicles in the fleet with these VINs. */
    readonly withVins: (
      organizationId: OrganizationId,
      vins: ReadonlyArray<string>
    ) => Effect.Effect<ReadonlyArray<NamedVehicle>>
    /** Those of these vehicles that are in the fleet, by name. */
    readonly onBoard: (
      organizationId: OrganizationId,
      ids: ReadonlyArray<VehicleId>,
      at: Date
    ) => Effect.Effect<ReadonlyArray<VehicleOnBoard>>
    /** Who had a vehicle during a period, earliest first. */
    readonly driversDuring: (
      organizationId: OrganizationId,
      vehicleId: VehicleId,
      from: Date,
      to: Date
    ) => Effect.Effect<ReadonlyArray<DriverThen>>
    /** Those of these vehicles that are in the fleet, with their group. */
    readonly grouped: (
      organizationId: OrganizationId,
      ids: ReadonlyArray<VehicleId>
    ) => Effect.Effect<ReadonlyArray<GroupedVehicle>>
    /** What these members drove or drive. */
    readonly drivenBy: (
      organizationId: OrganizationId,
      userIds: ReadonlyArray<UserId>
    ) => Effect.Effect<ReadonlyArray<Driven>>
  }
>()("fleet/VehicleDirectory") {}
