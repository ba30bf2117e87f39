import { CalendarDate, type OrganizationId } from "#kernel"
import { Context, type Effect, Schema } from "effect"
import { VehicleId } from "../../contract/ids.ts"

/**
 * What a vehicle has done in its life by its newest valid reading, across all replacements of the meter, in meters or
 * seconds. `per_day`: the average of the last 90 days; null without readings on two days of them. `spread`: how much that
 * varies from reading to reading (standard deviation); null if too few tell. `first`: at its first reading.
 */
export const MeterUse = Schema.Struct({
  vehicle_id: VehicleId,
  kind: Schema.Literals(["odometer", "engine_hours"]),
  value: Schema.Number,
  read_at: Schema.Date,
  /** The day of that, in the time zone that was given. */
  read_on: CalendarDate,
  first: Schema.Number,
  first_on: CalendarDate,
  per_day: Schema.NullOr(Schema.Number),
  spread: Schema.NullOr(Schema.Number)
})
export type MeterUse = typeof MeterUse.Type

/** What a meter of a vehicle had counted at an instant. `read`: it was read then; else it is estimated. */
export const LifeThen = Schema.Struct({
  vehicle_id: VehicleId,
  kind: Schema.Literals(["odometer", "engine_hours"]),
  value: Schema.Number,
  read: Schema.Boolean
})
export type LifeThen = typeof LifeThen.Type

/** A query port: how much vehicles are used. Only odometers and counters of engine hours with valid readings. */
export class VehicleUse extends Context.Service<
  VehicleUse,
  {
    readonly ofVehicles: (
      organizationId: OrganizationId,
      vehicleIds: ReadonlyArray<VehicleId>,
      asOf: { readonly at: Date; readonly timeZone: string }
    ) => Effect.Effect<ReadonlyArray<MeterUse>>
    /** Between two readings in proportion to the time; before the first and after the last one by the average use. */
    readonly lifeAt: (
      organizationId: OrganizationId,
      vehicleIds: ReadonlyArray<VehicleId>,
      at: Date
    ) => Effect.Effect<ReadonlyArray<LifeThen>>
  }
>()("fleet/VehicleUse") {}
