import { now, permitted, transactional } from "#kernel"
import { Effect } from "effect"
import type { WarrantyId } from "../../contract/ids.ts"
import { Warranties } from "../domain/Warranties.ts"
import { announceWarranty, lockedWarranty, nextVersion } from "./changeWarranty.ts"

/** Restores an archived warranty. Idempotent. */
export const restoreWarranty = Effect.fn("maintenance.restoreWarranty")(function* (id: WarrantyId) {
  const { organizationId } = yield* permitted("services.edit")
  const before = yield* lockedWarranty(organizationId, id)
  if (before.archived_at === null) return
  const warranty = nextVersion(before, { archived_at: null }, yield* now)
  yield* Warranties.use((warranties) => warranties.save(warranty))
  yield* announceWarranty(warranty, "warranty.restored")
}, transactional)
