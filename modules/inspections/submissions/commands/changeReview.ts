import { type AuditRecord, type OrganizationId, orNotFound, publish, record } from "#kernel"
import { VehicleDirectory } from "#fleet"
import { Effect } from "effect"
import { InspectionReviewed } from "../../contract/events.ts"
import type { InspectionId } from "../../contract/ids.ts"
import { type Inspection, Inspections } from "../domain/Inspections.ts"

export const oneInspection = (organizationId: OrganizationId, id: InspectionId) =>
  Inspections.use((inspections) => inspections.find(organizationId, id)).pipe(orNotFound("inspection"))

/** Publishes and records that an inspection was reviewed, or no longer is. */
export const announceReview = Effect.fnUntraced(function* (
  { organization_id: organizationId, id: inspectionId, vehicle_id }: Inspection,
  action: AuditRecord["action"]
) {
  const [vehicle] = yield* VehicleDirectory.use((all) => all.named(organizationId, [vehicle_id]))
  yield* publish(new InspectionReviewed({ organizationId, inspectionId }))
  yield* record({ action, organizationId, subject: vehicle?.name ?? "" })
})
