import { permitted } from "#kernel"
import { Effect } from "effect"
import { Locations } from "../domain/Locations.ts"

/** Returns the organization's locations by name, archived ones last. */
export const listLocations = Effect.fn("fleet.listLocations")(function* () {
  const { organizationId } = yield* permitted("vehicles.read")
  return { items: yield* Locations.use((locations) => locations.all(organizationId)) }
})
