import { CalendarDate, type OrganizationId, UserId } from "#kernel"
import { Context, type Effect, type Option, Schema } from "effect"
import { Availability } from "../../contract/holdViews.ts"
import { GroupId, VehicleId } from "../../contract/ids.ts"
import { Lifecycle } from "../../contract/lifecycle.ts"
import { VehicleKind } from "../../contract/vehicleFields.ts"

export const NamedVehicle = Schema.Struct({
  id: VehicleId,
  name: Schema.String,
  vin: Schema.NullOr(Schema.String)
})
export type NamedVehicle = typeof NamedVehicle.Type

/** What a vehicle is identified by, on documents for others. */
export const IdentifiedVehicle = Schema.Struct({
  ...NamedVehicle.fields,
  plate: Schema.NullOr(Schema.String),
  make: Schema.NullOr(Schema.String),
  model: Schema.NullOr(Schema.String),
  model_year: Schema.NullOr(Schema.Int)
})
export type IdentifiedVehicle = typeof IdentifiedVehicle.Type

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

/** What rules for vehicles refer to. `name_key`: to order by its name. `disposed`: it is no longer in the fleet. */
export const DescribedVehicle = Schema.Struct({
  id: VehicleId,
  name: Schema.String,
  name_key: Schema.String,
  make: Schema.NullOr(Schema.String),
  model: Schema.NullOr(Schema.String),
  model_year: Schema.NullOr(Schema.Int),
  kind: VehicleKind,
  body_class: Schema.NullOr(Schema.String),
  group_id: Schema.NullOr(GroupId),
  in_service_on: Schema.NullOr(CalendarDate),
  lifecycle: Lifecycle,
  disposed: Schema.Boolean
})
export type DescribedVehicle = typeof DescribedVehicle.Type

/** When a member had a vehicle as its primary driver. */
export const Driven = Schema.Struct({
  user_id: UserId,
  vehicle_id: VehicleId,
  from: Schema.Date,
  /** The first instant without it; null while they have it. */
  until: Schema.NullOr(Schema.Date)
})
export type Driven = typeof Driven.Type

/** A use of a vehicle: since when its primary driver has it. `returned`: when the one before returned it. */
export const BegunUse = Schema.Struct({
  vehicle_id: VehicleId,
  from: Schema.Date,
  returned: Schema.NullOr(Schema.Date)
})
export type BegunUse = typeof BegunUse.Type

/** Who had a vehicle as its primary driver, and when. */
export const DriverThen = Schema.Struct({
  name: Schema.String,
  /** Null if they have no account. */
  user_id: Schema.NullOr(UserId),
  from: Schema.Date,
  until: Schema.NullOr(Schema.Date)
})
export type DriverThen = typeof DriverThen.Type

/** When the last primary driver of a vehicle returned it. */
export const ReturnedVehicle = Schema.Struct({ vehicle_id: VehicleId, at: Schema.Date })
export type ReturnedVehicle = typeof ReturnedVehicle.Type

/** Who has a vehicle from an instant on, or will have it. `user_id`: null if they have no account. */
export const UpcomingDriver = Schema.Struct({
  name: Schema.String,
  user_id: Schema.NullOr(UserId),
  from: Schema.Date
})
export type UpcomingDriver = typeof UpcomingDriver.Type

/** A query port: which vehicles there are, for modules that refer to them. The caller has checked the permission. */
export class VehicleDirectory extends Context.Service<
  VehicleDirectory,
  {
    /** Those of these vehicles that the organization has or had. */
    readonly named: (
      organizationId: OrganizationId,
      ids: ReadonlyArray<VehicleId>
    ) => Effect.Effect<ReadonlyArray<NamedVehicle>>
    /** One that the organization has or had, with what others know it by. */
    readonly identified: (
      organizationId: OrganizationId,
      id: VehicleId
    ) => Effect.Effect<Option.Option<IdentifiedVehicle>>
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
    /** Those of these vehicles that a primary driver returned after `from`, and at `to` at the latest. */
    readonly returnedDuring: (
      organizationId: OrganizationId,
      ids: ReadonlyArray<VehicleId>,
      from: Date,
      to: Date
    ) => Effect.Effect<ReadonlyArray<ReturnedVehicle>>
    /** Who has a vehicle now or is planned to get it, earliest first. */
    readonly upcomingDrivers: (
      organizationId: OrganizationId,
      vehicleId: VehicleId
    ) => Effect.Effect<ReadonlyArray<UpcomingDriver>>
    /** Those of these vehicles that are in the fleet, with their group. */
    readonly grouped: (
      organizationId: OrganizationId,
      ids: ReadonlyArray<VehicleId>
    ) => Effect.Effect<ReadonlyArray<GroupedVehicle>>
    /** Those of these vehicles that the organization has or had, by id. */
    readonly described: (
      organizationId: OrganizationId,
      ids: ReadonlyArray<VehicleId>
    ) => Effect.Effect<ReadonlyArray<DescribedVehicle>>
    /** All that the organization has or had, by id, after one, up to a maximum; or only those changed since an instant. */
    readonly describedAfter: (
      organizationId: OrganizationId,
      after: VehicleId | null,
      most: number,
      since: Date | null
    ) => Effect.Effect<ReadonlyArray<DescribedVehicle>>
    /** Vehicles whose names, make or model contain these words, ignoring case and accents, up to a maximum. */
    readonly matching: (
      organizationId: OrganizationId,
      words: string,
      most: number
    ) => Effect.Effect<ReadonlyArray<VehicleId>>
    /** Uses of vehicles that began in a period of days, where the organization is, earliest first. */
    readonly usesBegun: (
      organizationId: OrganizationId,
      days: { readonly from: CalendarDate; readonly to: CalendarDate },
      timeZone: string
    ) => Effect.Effect<ReadonlyArray<BegunUse>>
    /** The vehicles that a member is planned to get before an instant. */
    readonly plannedFor: (
      organizationId: OrganizationId,
      userId: UserId,
      before: Date
    ) => Effect.Effect<ReadonlyArray<VehicleId>>
    /** What these members drove or drive. */
    readonly drivenBy: (
      organizationId: OrganizationId,
      userIds: ReadonlyArray<UserId>
    ) => Effect.Effect<ReadonlyArray<Driven>>
  }
>()("fleet/VehicleDirectory") {}
