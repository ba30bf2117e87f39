import { type AuditRecord, type OrganizationId, orNotFound, record } from "#kernel"
import { Effect } from "effect"
import type { SafetyBlockView } from "../../contract/safety.ts"
import { vehicleName } from "../../contract/vehicleViews.ts"
import { Vehicles } from "../../vehicles/domain/Vehicles.ts"

/** Records what was done about a vehicle's safety. */
export const recordSafety = Effect.fnUntraced(function* (
  organizationId: OrganizationId,
  { vehicle_id, severity }: SafetyBlockView,
  action: AuditRecord["action"]
) {
  const vehicle = yield* Vehicles.use((vehicles) => vehicles.find(organizationId, vehicle_id)).pipe(
    orNotFound("vehicle"),
    Effect.orDie
  )
  yield* record({ action, organizationId, subject: vehicleName(vehicle), details: { severity } })
})
