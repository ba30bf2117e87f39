import { type AuditRecord, type OrganizationId, orNotFound, publish, record } from "#kernel"
import { Effect } from "effect"
import { LocationChanged } from "../../contract/events.ts"
import type { LocationId } from "../../contract/ids.ts"
import type { LocationView } from "../../contract/vehicleViews.ts"
import { Locations } from "../domain/Locations.ts"

/** Loads a location and locks it until the unit of work ends. */
export const lockedLocation = (organizationId: OrganizationId, id: LocationId) =>
  Locations.use((locations) => locations.lock(organizationId, id)).pipe(orNotFound("location"))

/** Publishes and records a change. */
export const announceLocation = Effect.fnUntraced(function* (
  { organization_id: organizationId, name: subject }: LocationView,
  entry: Pick<AuditRecord, "action" | "details">
) {
  yield* publish(new LocationChanged({ organizationId }))
  yield* record({ ...entry, organizationId, subject })
})
