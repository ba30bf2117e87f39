import { type Input, now, permitted, transactional } from "#kernel"
import { Effect } from "effect"
import type { RenameBay } from "../../contract/bays.ts"
import { BayIsArchived, BayWasChanged } from "../../contract/errors/planning.ts"
import type { BayId } from "../../contract/ids.ts"
import { Bays } from "../domain/Bays.ts"
import { announceBay, lockedBay, nextVersion } from "./changeBay.ts"

/** Renames a bay, unless someone else changed it. */
export const renameBay = Effect.fn("maintenance.renameBay")(function* (
  id: BayId,
  { expected_version, name }: Input<typeof RenameBay>["body"]
) {
  const { organizationId } = yield* permitted("workorders.approve")
  const before = yield* lockedBay(organizationId, id)
  if (before.version !== expected_version) return yield* new BayWasChanged()
  if (before.archived_at !== null) return yield* new BayIsArchived()
  const bay = nextVersion(before, { name }, yield* now)
  yield* Bays.use((bays) => bays.save(bay))
  yield* announceBay(bay, "bay.renamed")
  return bay
}, transactional)
