import { permitted } from "#kernel"
import type { VehicleId } from "#fleet/contract"
import { Effect } from "effect"
import { namedVehicle } from "../../queries/namedVehicle.ts"
import { Stickers } from "../domain/Stickers.ts"
import { stickerViews } from "./stickerViews.ts"

/** Returns the stickers of a vehicle, newest first. */
export const listStickers = Effect.fn("maintenance.listStickers")(function* (vehicleId: VehicleId) {
  const { organizationId } = yield* permitted("services.edit")
  yield* namedVehicle(organizationId, vehicleId)
  const stickers = yield* Stickers.use((all) => all.ofVehicle(organizationId, vehicleId))
  return { items: yield* stickerViews(stickers) }
})
