import { type Input, isInFuture, newId, now, permitted, transactional } from "#kernel"
import { Effect } from "effect"
import { FuelUnitNotOfEnergy, ReadingInFuture, TwoPlaces } from "../../contract/errors/meters.ts"
import { FuelEntryId, type VehicleId } from "../../contract/ids.ts"
import type { RecordFuel } from "../../contract/index.ts"
import { quantityToSi, unitsOfEnergy } from "../../contract/meterUnits.ts"
import { MeterReadings } from "../../ports/MeterReadings.ts"
import { lockedVehicle } from "../../vehicles/commands/changeVehicle.ts"
import { settingsOf } from "../../vehicles/queries/settings.ts"
import { FuelEntries, type FuelEntry } from "../domain/FuelEntries.ts"
import { announceFuel } from "./changeFuel.ts"

type Entered = Input<typeof RecordFuel>["body"]

/** Records fuel or a charge together with what the odometer showed. */
export const recordFuel = Effect.fn("fleet.recordFuel")(function* (vehicleId: VehicleId, entered: Entered) {
  const { organizationId } = yield* permitted("fuel.record")
  const recorded_at = yield* now
  const at = entered.at ?? recorded_at
  yield* requireSound(entered, at, recorded_at)
  const vehicle = yield* lockedVehicle(organizationId, vehicleId)
  const id = yield* newId(FuelEntryId)
  const { odometer, confirm: confirmed = false } = entered
  const reading =
    odometer === null
      ? null
      : yield* MeterReadings.use((readings) =>
          readings.record({
            organizationId,
            vehicleId,
            meter: { kind: "odometer" },
            readAt: at,
            ...odometer,
            source: "fuel",
            sourceRef: id,
            confirmed
          })
        )
  const { energy, quantity, unit, is_full, missed_previous = false, cost_minor, location_id, place } = entered
  const entry: FuelEntry = {
    organization_id: organizationId,
    id,
    vehicle_id: vehicleId,
    at,
    energy,
    quantity: quantityToSi(quantity, unit),
    raw_quantity: quantity,
    raw_unit: unit,
    is_full,
    missed_previous,
    cost_minor,
    currency: cost_minor === null ? null : (entered.currency ?? (yield* settingsOf(organizationId)).currency),
    location_id,
    place,
    reading_id: reading?.id ?? null,
    recorded_at,
    voided_at: null
  }
  yield* FuelEntries.use((entries) => entries.add(entry))
  yield* announceFuel(entry, vehicle, "fuel.recorded", { at })
  return { id }
}, transactional)

const requireSound = Effect.fnUntraced(function* (
  { energy, unit, location_id, place }: Entered,
  at: Date,
  recordedAt: Date
) {
  if (!unitsOfEnergy(energy).includes(unit)) yield* new FuelUnitNotOfEnergy()
  if (location_id !== null && place !== null) yield* new TwoPlaces()
  if (isInFuture(at, recordedAt)) yield* new ReadingInFuture()
})
