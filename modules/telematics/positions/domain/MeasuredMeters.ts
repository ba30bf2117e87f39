import { OrganizationId } from "#kernel"
import { VehicleId } from "#fleet/contract"
import { Context, type Effect, Schema } from "effect"
import { DeviceId } from "../../contract/ids.ts"

/** What a vehicle's meters show by its device, in meters and seconds, and that has not become a reading yet. */
export const MeasuredMeter = Schema.Struct({
  organization_id: OrganizationId,
  device_id: DeviceId,
  vehicle_id: VehicleId,
  at: Schema.Date,
  odometer: Schema.NullOr(Schema.Number),
  engine_time: Schema.NullOr(Schema.Number)
})
export type MeasuredMeter = typeof MeasuredMeter.Type

/** What devices measured that fleets record. */
export class MeasuredMeters extends Context.Service<
  MeasuredMeters,
  {
    /** In all organizations, by vehicle. What was recorded in the last hours, or has hardly changed, is left out. */
    readonly due: (limit: number) => Effect.Effect<ReadonlyArray<MeasuredMeter>>
    readonly markRecorded: (meter: MeasuredMeter) => Effect.Effect<void>
  }
>()("telematics/MeasuredMeters") {}
