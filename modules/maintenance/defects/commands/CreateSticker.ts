import { newId, now, permitted, publish, record, transactional } from "#kernel"
import type { VehicleId } from "#fleet/contract"
import { Effect } from "effect"
import { StickersChanged } from "../../contract/events/defects.ts"
import { StickerId } from "../../contract/ids.ts"
import { namedVehicle } from "../../queries/namedVehicle.ts"
import { type Sticker, stickerPath, Stickers } from "../domain/Stickers.ts"
import { stickerViews } from "../queries/stickerViews.ts"

/** Creates a sticker for a vehicle. What is on it is returned once and not stored. */
export const createSticker = Effect.fn("maintenance.createSticker")(function* (vehicleId: VehicleId) {
  const { organizationId, userId } = yield* permitted("services.edit")
  const { name: subject } = yield* namedVehicle(organizationId, vehicleId)
  const added: Sticker = {
    organization_id: organizationId,
    id: yield* newId(StickerId),
    vehicle_id: vehicleId,
    created_by: userId,
    created_at: yield* now,
    last_used_at: null,
    revoked_at: null
  }
  const token = yield* Stickers.use((stickers) => stickers.add(added))
  yield* publish(new StickersChanged({ organizationId, vehicleId }))
  yield* record({ action: "sticker.created", organizationId, subject })
  const [sticker] = yield* stickerViews([added])
  return { sticker: yield* Effect.orDie(Effect.fromNullishOr(sticker)), path: stickerPath(token) }
}, transactional)
