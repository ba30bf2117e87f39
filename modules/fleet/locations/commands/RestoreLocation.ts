import { now, permitted, transactional } from "#kernel"
import { Effect } from "effect"
import type { LocationId } from "../../contract/ids.ts"
import { Locations } from "../domain/Locations.ts"
import { announceLocation, lockedLocation } from "./changeLocation.ts"

/** Restores an archived location. Fails when another one now has its name. Idempotent. */
export const restoreLocation = Effect.fn("fleet.restoreLocation")(function* (id: LocationId) {
  const { organizationId } = yield* permitted("fleet.configure")
  const before = yield* lockedLocation(organizationId, id)
  if (before.archived_at === null) return
  const location = { ...before, archived_at: null, updated_at: yield* now }
  yield* Locations.use((locations) => locations.save(location))
  yield* announceLocation(location, { action: "location.restored" })
}, transactional)
