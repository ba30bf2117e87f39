import { type AuditRecord, type OrganizationId, orNotFound, publish, record } from "#kernel"
import { Effect } from "effect"
import { MeterChanged } from "../../contract/events.ts"
import type { MeterId } from "../../contract/ids.ts"
import type { MeterUnit } from "../../contract/meterUnits.ts"
import { vehicleName, type VehicleView } from "../../contract/vehicleViews.ts"
import { type TimelineRecord, VehicleTimeline } from "../../ports/VehicleTimeline.ts"
import { lockedVehicle } from "../../vehicles/commands/changeVehicle.ts"
import { type Meter, Meters } from "../domain/Meters.ts"

/** A meter and its vehicle, which is locked until the unit of work ends. */
export const lockedMeter = Effect.fnUntraced(function* (organizationId: OrganizationId, id: MeterId) {
  const find = Meters.use((meters) => meters.find(organizationId, id)).pipe(orNotFound("meter"))
  const { vehicle_id } = yield* find
  const vehicle = yield* lockedVehicle(organizationId, vehicle_id)
  return { meter: yield* find, vehicle }
})

/** Changes the unit that a meter is read in. Its name is unchanged, so no other meter has it. */
export const readIn = (meter: Meter, unit: MeterUnit) =>
  unit === meter.unit
    ? Effect.void
    : Meters.use((meters) => meters.save({ ...meter, unit })).pipe(Effect.catchTag("MeterExists", Effect.die))

type Happened = Pick<TimelineRecord, "at" | "kind" | "details">

/** Publishes and records a change of a meter. */
export const announceMeter = Effect.fnUntraced(function* (
  { organization_id: organizationId, vehicle_id: vehicleId, id: meterId, kind }: Meter,
  vehicle: VehicleView,
  action: AuditRecord["action"],
  happened: ReadonlyArray<Happened> = []
) {
  const records = happened.map((one) => ({ organizationId, vehicleId, ...one }))
  yield* VehicleTimeline.use((timeline) => timeline.record(records))
  yield* publish(new MeterChanged({ organizationId, vehicleId, meterId }))
  yield* record({ action, organizationId, subject: vehicleName(vehicle), details: { meter: kind } })
})
