import { type OrganizationId, orNotFound, publish, record } from "#kernel"
import { Effect } from "effect"
import { DocumentDatesReversed } from "../../contract/errors/files.ts"
import { DocumentsChanged } from "../../contract/events.ts"
import type { DocumentId } from "../../contract/ids.ts"
import { vehicleName, type VehicleView } from "../../contract/vehicleViews.ts"
import { VehicleTimeline } from "../../ports/VehicleTimeline.ts"
import { lockedVehicle } from "../../vehicles/commands/changeVehicle.ts"
import { Documents, type StoredDocument } from "../domain/Documents.ts"
import { datesReversed } from "../domain/rules.ts"

/** Loads a document and its vehicle, and locks the vehicle until the unit of work ends. */
export const lockedDocument = Effect.fnUntraced(function* (organizationId: OrganizationId, id: DocumentId) {
  const documents = yield* Documents
  const { vehicle_id } = yield* documents.find(organizationId, id).pipe(orNotFound("document"))
  const vehicle = yield* lockedVehicle(organizationId, vehicle_id)
  // Someone else may have changed it before the vehicle was locked.
  return { vehicle, document: yield* documents.find(organizationId, id).pipe(orNotFound("document")) }
})

export const requireDatesInOrder = Effect.fnUntraced(function* (
  document: Pick<StoredDocument, "valid_from" | "expires_on">
) {
  if (datesReversed(document)) yield* new DocumentDatesReversed()
})

/** Publishes and records what happened to a document of a vehicle. */
export const announceDocument = Effect.fnUntraced(function* (
  vehicle: VehicleView,
  { type, updated_at: at }: StoredDocument,
  change: "added" | "edited" | "renewed" | "archived" | "restored"
) {
  const { organization_id: organizationId, id: vehicleId } = vehicle
  yield* publish(new DocumentsChanged({ organizationId, vehicleId }))
  const details = { document: type }
  yield* VehicleTimeline.use((timeline) =>
    timeline.record([{ organizationId, vehicleId, at, kind: `document.${change}`, details }])
  )
  const subject = vehicleName(vehicle)
  yield* record({ action: `vehicle_document.${change}`, organizationId, subject })
})
