import { now, permitted, transactional } from "#kernel"
import { Effect } from "effect"
import type { BayId } from "../../contract/ids.ts"
import { Bays } from "../domain/Bays.ts"
import { announceBay, lockedBay, nextVersion, requireRoom } from "./changeBay.ts"

/** Restores an archived bay. Idempotent. */
export const restoreBay = Effect.fn("maintenance.restoreBay")(function* (id: BayId) {
  const { organizationId } = yield* permitted("workorders.approve")
  const before = yield* lockedBay(organizationId, id)
  if (before.archived_at === null) return
  yield* requireRoom(organizationId)
  const bay = nextVersion(before, { archived_at: null }, yield* now)
  yield* Bays.use((bays) => bays.save(bay))
  yield* announceBay(bay, "bay.restored")
}, transactional)
