import { now, orNotFound, permitted, publish, record, transactional } from "#kernel"
import { Effect } from "effect"
import { StickersChanged } from "../../contract/events/defects.ts"
import type { StickerId } from "../../contract/ids.ts"
import { namedVehicle } from "../../queries/namedVehicle.ts"
import { Stickers } from "../domain/Stickers.ts"

/** Revokes a sticker for good, so that no one reports with it. Idempotent. */
export const revokeSticker = Effect.fn("maintenance.revokeSticker")(function* (id: StickerId) {
  const { organizationId } = yield* permitted("services.edit")
  const stickers = yield* Stickers
  const sticker = yield* stickers.lock(organizationId, id).pipe(orNotFound("sticker"))
  if (sticker.revoked_at !== null) return
  const { vehicle_id: vehicleId } = sticker
  yield* stickers.revoke(sticker, yield* now)
  const { name: subject } = yield* namedVehicle(organizationId, vehicleId)
  yield* publish(new StickersChanged({ organizationId, vehicleId }))
  yield* record({ action: "sticker.revoked", organizationId, subject })
}, transactional)
