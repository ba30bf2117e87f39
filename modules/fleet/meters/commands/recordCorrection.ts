import { type OrganizationId, orNotFound, record } from "#kernel"
import { Effect } from "effect"
import type { ReadingId } from "../../contract/ids.ts"
import { vehicleName } from "../../contract/vehicleViews.ts"
import { Vehicles } from "../../vehicles/domain/Vehicles.ts"
import { Meters } from "../domain/Meters.ts"

/** Records in the audit log that a reading was voided or restored. */
export const recordCorrection = Effect.fnUntraced(function* (
  organizationId: OrganizationId,
  id: ReadingId,
  action: "reading.voided" | "reading.restored"
) {
  const reading = yield* Meters.use((meters) => meters.findReading(organizationId, id)).pipe(
    orNotFound("reading")
  )
  const vehicle = yield* Vehicles.use((vehicles) => vehicles.find(organizationId, reading.vehicle_id)).pipe(
    orNotFound("vehicle")
  )
  yield* record({ action, organizationId, subject: vehicleName(vehicle) })
})
