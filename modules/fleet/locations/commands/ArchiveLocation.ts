import { now, permitted, transactional } from "#kernel"
import { Effect } from "effect"
import type { LocationId } from "../../contract/ids.ts"
import { Locations } from "../domain/Locations.ts"
import { announceLocation, lockedLocation } from "./changeLocation.ts"

/** Hides a location from choices. Fails while a vehicle in the fleet belongs to it. Idempotent. */
export const archiveLocation = Effect.fn("fleet.archiveLocation")(function* (id: LocationId) {
  const { organizationId } = yield* permitted("fleet.configure")
  const before = yield* lockedLocation(organizationId, id)
  if (before.archived_at !== null) return
  const at = yield* now
  yield* Locations.use((locations) => locations.archive({ ...before, archived_at: at, updated_at: at }))
  yield* announceLocation(before, { action: "location.archived" })
}, transactional)
