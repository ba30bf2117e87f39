import { permitted } from "#kernel"
import { Effect } from "effect"
import { VehicleList } from "./VehicleList.ts"

/** Returns the tags of the organization's vehicles, most used first. */
export const listVehicleTags = Effect.fn("fleet.listVehicleTags")(function* () {
  const { organizationId } = yield* permitted("vehicles.read")
  return { items: yield* VehicleList.use((list) => list.tags(organizationId)) }
})
