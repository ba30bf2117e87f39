import { type Input, now, permitted, transactional } from "#kernel"
import { Effect } from "effect"
import type { LocationId } from "../../contract/ids.ts"
import type { EditLocation } from "../../contract/index.ts"
import { Locations } from "../domain/Locations.ts"
import { announceLocation, lockedLocation } from "./changeLocation.ts"

/** Changes only the given fields of a location. */
export const editLocation = Effect.fn("fleet.editLocation")(function* (
  id: LocationId,
  changes: Input<typeof EditLocation>["body"]
) {
  const { organizationId } = yield* permitted("fleet.configure")
  const before = yield* lockedLocation(organizationId, id)
  const location = { ...before, ...changes, updated_at: yield* now }
  yield* Locations.use((locations) => locations.save(location))
  yield* announceLocation(location, { action: "location.edited" })
  return location
}, transactional)
