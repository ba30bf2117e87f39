import { type AuditRecord, orNotFound, record } from "#kernel"
import { Effect } from "effect"
import type { HoldView } from "../../contract/holdViews.ts"
import { vehicleName } from "../../contract/vehicleViews.ts"
import { Vehicles } from "../../vehicles/domain/Vehicles.ts"

/** Records what was done to a hold, under the name of its vehicle. */
export const recordHold = Effect.fnUntraced(function* (
  { organization_id: organizationId, vehicle_id, kind }: HoldView,
  action: AuditRecord["action"],
  details: AuditRecord["details"] = {}
) {
  const vehicle = yield* Vehicles.use((vehicles) => vehicles.find(organizationId, vehicle_id)).pipe(
    orNotFound("vehicle"),
    Effect.orDie
  )
  yield* record({ action, organizationId, subject: vehicleName(vehicle), details: { kind, ...details } })
})

/** How many holds a change demoted. */
export const demotedDetails = (demoted: ReadonlyArray<HoldView>): AuditRecord["details"] =>
  demoted.length === 0 ? {} : { demoted: String(demoted.length) }
