import { type Input, newId, now, permitted, transactional } from "#kernel"
import { Effect } from "effect"
import { MeterUnnamed, UnitNotOfMeter } from "../../contract/errors/meters.ts"
import { MeterId, SegmentId, type VehicleId } from "../../contract/ids.ts"
import type { AddMeter } from "../../contract/index.ts"
import { measureOf } from "../../contract/meterUnits.ts"
import { lockedVehicle } from "../../vehicles/commands/changeVehicle.ts"
import { Meters } from "../domain/Meters.ts"
import { isReadIn, newMeter } from "../domain/newMeter.ts"
import { announceMeter } from "./changeMeter.ts"

/** Adds a meter to a vehicle. Fails if the vehicle has one of this kind, or another one of this name. */
export const addMeter = Effect.fn("fleet.addMeter")(function* (
  vehicleId: VehicleId,
  { kind, name, unit }: Input<typeof AddMeter>["body"]
) {
  const { organizationId } = yield* permitted("readings.correct")
  const vehicle = yield* lockedVehicle(organizationId, vehicleId)
  if ((kind === "other") !== (name !== null)) return yield* new MeterUnnamed()
  if (!isReadIn({ kind, measure: measureOf(unit) }, unit)) return yield* new UnitNotOfMeter()
  const meters = yield* Meters
  const others = yield* meters.ofVehicle(organizationId, vehicleId)
  const [id, segmentId, at] = [yield* newId(MeterId), yield* newId(SegmentId), yield* now]
  const meter = newMeter(others, { id, segmentId, organizationId, vehicleId, kind, name, unit, at })
  yield* meters.add(meter)
  yield* announceMeter(meter, vehicle, "meter.added")
  return { id }
}, transactional)
