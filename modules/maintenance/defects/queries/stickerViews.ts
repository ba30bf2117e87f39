import { Profiles } from "#identity"
import { Effect } from "effect"
import type { StickerView } from "../../contract/stickers.ts"
import type { Sticker } from "../domain/Stickers.ts"

/** Stickers with the names of those who created them, in the same order. */
export const stickerViews = Effect.fnUntraced(function* (stickers: ReadonlyArray<Sticker>) {
  const creators = [...new Set(stickers.map(({ created_by }) => created_by))]
  const profiles = yield* Profiles.use((all) => all.byIds(creators))
  return stickers.map(
    ({ id, vehicle_id, created_by, created_at, last_used_at, revoked_at }): StickerView => ({
      id,
      vehicle_id,
      created_by: { id: created_by, name: profiles.get(created_by)?.full_name ?? null },
      created_at,
      last_used_at,
      revoked_at
    })
  )
})
