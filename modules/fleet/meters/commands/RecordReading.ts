import { type Input, now, permitted, record, transactional } from "#kernel"
import { Effect } from "effect"
import type { VehicleId } from "../../contract/ids.ts"
import type { RecordReading } from "../../contract/index.ts"
import { vehicleName } from "../../contract/vehicleViews.ts"
import { MeterReadings } from "../../ports/MeterReadings.ts"
import { lockedVehicle } from "../../vehicles/commands/changeVehicle.ts"
import { readByPerson } from "./readByPerson.ts"

/** Records what a dial shows. Fails if it cannot be right, and if it is unlikely and not confirmed. */
export const recordReading = Effect.fn("fleet.recordReading")(function* (
  vehicleId: VehicleId,
  entered: Input<typeof RecordReading>["body"]
) {
  const { organizationId } = yield* permitted("readings.record")
  const vehicle = yield* lockedVehicle(organizationId, vehicleId)
  const reading = readByPerson(entered, yield* now)
  const recorded = yield* MeterReadings.use((readings) =>
    readings.record({ ...reading, organizationId, vehicleId })
  )
  yield* record({ action: "reading.recorded", organizationId, subject: vehicleName(vehicle) })
  return recorded
}, transactional)
