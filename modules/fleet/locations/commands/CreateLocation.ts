import { type Input, newId, now, permitted, transactional } from "#kernel"
import { Effect } from "effect"
import { LocationId } from "../../contract/ids.ts"
import type { CreateLocation } from "../../contract/index.ts"
import { Locations } from "../domain/Locations.ts"
import { announceLocation } from "./changeLocation.ts"

/** Adds a location. Fails when there is an active one with this name. */
export const createLocation = Effect.fn("fleet.createLocation")(function* (
  entered: Input<typeof CreateLocation>["body"]
) {
  const { organizationId: organization_id } = yield* permitted("fleet.configure")
  const at = yield* now
  const id = yield* newId(LocationId)
  const location = { ...entered, organization_id, id, archived_at: null, created_at: at, updated_at: at }
  yield* Locations.use((locations) => locations.add(location))
  yield* announceLocation(location, { action: "location.created" })
  return location
}, transactional)
