import { type OrganizationId, type Period, UserId } from "#kernel"
import { Context, type Effect, type Option, Schema } from "effect"
import type { HoldKind } from "../../contract/holdViews.ts"
import { VehicleId } from "../../contract/ids.ts"

/** When a vehicle is or may be taken. Without an end: until further notice, or until it has come back. */
export const TakenVehicle = Schema.Struct({
  vehicle_id: VehicleId,
  from: Schema.Date,
  until: Schema.NullOr(Schema.Date)
})
export type TakenVehicle = typeof TakenVehicle.Type

/** A booking of a vehicle. `held_for`: who it is for. `created_by`: who booked it. */
export const BookedVehicle = Schema.Struct({
  starts_at: Schema.Date,
  held_for: Schema.NullOr(Schema.String),
  created_by: Schema.NullOr(UserId)
})
export type BookedVehicle = typeof BookedVehicle.Type

/** A query port: the calendars of vehicles. */
export class VehicleHolds extends Context.Service<
  VehicleHolds,
  {
    /**
     * The firm and tentative holds of vehicles within a period, as of its beginning, by their start: those that one of this
     * kind cannot share the vehicle with. A grounding stops only driving.
     */
    readonly during: (
      organizationId: OrganizationId,
      vehicles: ReadonlyArray<VehicleId>,
      period: Period,
      kind: HoldKind
    ) => Effect.Effect<ReadonlyArray<TakenVehicle>>
    /** What a vehicle is out for at an instant. */
    readonly out: (
      organizationId: OrganizationId,
      vehicleId: VehicleId,
      at: Date
    ) => Effect.Effect<Option.Option<BookedVehicle>>
    /** Bookings that something else made tentative and that can be confirmed, earliest first. Not those that are over. */
    readonly confirmable: (
      organizationId: OrganizationId,
      vehicleId: VehicleId,
      at: Date
    ) => Effect.Effect<ReadonlyArray<BookedVehicle>>
  }
>()("fleet/VehicleHolds") {}
