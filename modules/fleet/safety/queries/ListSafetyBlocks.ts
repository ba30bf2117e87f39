import { cutPage, orNotFound, type PageRequest, permitted } from "#kernel"
import { Effect } from "effect"
import type { VehicleId } from "../../contract/ids.ts"
import { Vehicles } from "../../vehicles/domain/Vehicles.ts"
import { SafetyBlockList } from "./SafetyBlockList.ts"
import { viewedBlocks } from "./viewedBlocks.ts"

/** Returns why a vehicle is or was not safe, newest first. */
export const listSafetyBlocks = Effect.fn("fleet.listSafetyBlocks")(function* (
  vehicleId: VehicleId,
  state: "open" | "released" | undefined,
  page: PageRequest
) {
  const { organizationId } = yield* permitted("vehicles.read")
  yield* Vehicles.use((vehicles) => vehicles.find(organizationId, vehicleId)).pipe(orNotFound("vehicle"))
  const rows = yield* SafetyBlockList.use((list) => list.page(organizationId, vehicleId, state, page))
  const { items, next } = cutPage(rows, page.limit, ({ opened_at: at, id }) => ({ at, id }))
  return { items: yield* viewedBlocks(items), next }
})
