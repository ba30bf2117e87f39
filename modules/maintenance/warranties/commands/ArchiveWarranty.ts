import { now, permitted, transactional } from "#kernel"
import { Effect } from "effect"
import type { WarrantyId } from "../../contract/ids.ts"
import { Warranties } from "../domain/Warranties.ts"
import { announceWarranty, lockedWarranty, nextVersion } from "./changeWarranty.ts"

/** Takes a warranty out of use: it pays for no work that is added from now on. Idempotent. */
export const archiveWarranty = Effect.fn("maintenance.archiveWarranty")(function* (id: WarrantyId) {
  const { organizationId } = yield* permitted("services.edit")
  const before = yield* lockedWarranty(organizationId, id)
  if (before.archived_at !== null) return
  const at = yield* now
  const warranty = nextVersion(before, { archived_at: at }, at)
  yield* Warranties.use((warranties) => warranties.save(warranty))
  yield* announceWarranty(warranty, "warranty.archived")
}, transactional)
