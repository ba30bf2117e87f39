import { now, permitted, transactional } from "#kernel"
import { Effect } from "effect"
import type { BayId } from "../../contract/ids.ts"
import { Bays } from "../domain/Bays.ts"
import { announceBay, lockedBay, nextVersion } from "./changeBay.ts"

/** Takes a bay out of the list. What is scheduled in it stays there. Idempotent. */
export const archiveBay = Effect.fn("maintenance.archiveBay")(function* (id: BayId) {
  const { organizationId } = yield* permitted("workorders.approve")
  const before = yield* lockedBay(organizationId, id)
  if (before.archived_at !== null) return
  const at = yield* now
  const bay = nextVersion(before, { archived_at: at }, at)
  // An archived bay has no name that another one could have.
  yield* Bays.use((bays) => bays.save(bay)).pipe(Effect.orDie)
  yield* announceBay(bay, "bay.archived")
}, transactional)
