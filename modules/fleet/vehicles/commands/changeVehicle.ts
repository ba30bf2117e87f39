import {
  type AuditRecord,
  type CalendarDate,
  changeBy,
  dayIn,
  newId,
  now,
  type OrganizationId,
  orNotFound,
  publish,
  record
} from "#kernel"
import { Effect } from "effect"
import { DatesReversed, VehicleUnnamed } from "../../contract/errors/vehicles.ts"
import { VehicleChanged } from "../../contract/events.ts"
import { RegistrationId, type VehicleId } from "../../contract/ids.ts"
import { isDisposed } from "../../contract/lifecycle.ts"
import { vehicleName, type VehicleView } from "../../contract/vehicleViews.ts"
import { type TimelineRecord, VehicleTimeline } from "../../ports/VehicleTimeline.ts"
import { settingsOf } from "../queries/settings.ts"
import { datesReversed, type Entered, isNamed, Vehicles } from "../domain/Vehicles.ts"

/** Loads a vehicle and locks it until the unit of work ends. */
export const lockedVehicle = (organizationId: OrganizationId, id: VehicleId) =>
  Vehicles.use((vehicles) => vehicles.lock(organizationId, id)).pipe(orNotFound("vehicle"))

/** Fails unless the vehicle has a name and its dates are in order. */
export const requireComplete = Effect.fnUntraced(function* (
  vehicle: Pick<Entered, "unit_number" | "plate" | "vin" | "in_service_on" | "out_of_service_on">
) {
  if (!isNamed(vehicle)) yield* new VehicleUnnamed()
  if (datesReversed(vehicle)) yield* new DatesReversed()
})

export const todayIn = Effect.fnUntraced(function* (organizationId: OrganizationId) {
  const { time_zone } = yield* settingsOf(organizationId)
  return dayIn(time_zone, yield* now)
})

/** Registers new vehicles that have a plate. */
export const registerNew = Effect.fnUntraced(function* (
  organizationId: OrganizationId,
  vehicles: ReadonlyArray<VehicleView>,
  from: CalendarDate
) {
  const plated = vehicles.flatMap(({ id, plate, plate_region: region, lifecycle }) =>
    plate === null || isDisposed(lifecycle) ? [] : [{ vehicle_id: id, plate, region }]
  )
  if (plated.length === 0) return
  const begun = yield* Effect.forEach(plated, (one) =>
    Effect.map(newId(RegistrationId), (id) => ({ id, ...one }))
  )
  const at = yield* now
  yield* Vehicles.use((all) => all.beginRegistrations(organizationId, begun, from, at))
})

/** Registers vehicles with their current plates from a day on. Those that left the fleet have none. */
export const register = Effect.fnUntraced(function* (
  organizationId: OrganizationId,
  changed: ReadonlyArray<VehicleView>,
  from: CalendarDate
) {
  const ids = changed.map(({ id }) => id)
  yield* Vehicles.use((all) => all.endRegistrations(organizationId, ids, from))
  yield* registerNew(organizationId, changed, from)
})

type Happened = Pick<TimelineRecord, "kind" | "details">

/** Publishes and records a change. The audit log names the changed fields but not their values, because it is never erased. */
export const announceChange = Effect.fnUntraced(function* (
  vehicle: VehicleView,
  entry: Pick<AuditRecord, "action" | "details">,
  happened: ReadonlyArray<Happened>
) {
  const { organization_id: organizationId, id: vehicleId, updated_at: at } = vehicle
  const records = happened.map((one) => ({ organizationId, vehicleId, at, ...one }))
  yield* VehicleTimeline.use((timeline) => timeline.record(records))
  yield* publish(new VehicleChanged({ organizationId, vehicleId, change: changeBy(entry.action) }))
  yield* record({ ...entry, organizationId, subject: vehicleName(vehicle) })
})
