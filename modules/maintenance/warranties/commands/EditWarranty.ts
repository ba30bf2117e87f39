import { type Input, now, permitted, transactional } from "#kernel"
import { Effect } from "effect"
import { WarrantyIsArchived, WarrantyWasChanged } from "../../contract/errors/warranties.ts"
import type { WarrantyId } from "../../contract/ids.ts"
import type { EditWarranty } from "../../contract/warranties.ts"
import { Warranties } from "../domain/Warranties.ts"
import { announceWarranty, lockedWarranty, nextVersion, requireClear, viewOf } from "./changeWarranty.ts"

/** Changes only the given fields of a warranty, unless someone else changed it. */
export const editWarranty = Effect.fn("maintenance.editWarranty")(function* (
  id: WarrantyId,
  { expected_version, ...changes }: Input<typeof EditWarranty>["body"]
) {
  const { organizationId } = yield* permitted("services.edit")
  const before = yield* lockedWarranty(organizationId, id)
  if (before.version !== expected_version) return yield* new WarrantyWasChanged()
  if (before.archived_at !== null) return yield* new WarrantyIsArchived()
  const warranty = nextVersion(before, changes, yield* now)
  yield* requireClear(warranty)
  yield* Warranties.use((warranties) => warranties.save(warranty))
  yield* announceWarranty(warranty, "warranty.edited", { fields: Object.keys(changes).join(", ") })
  return yield* viewOf(warranty)
}, transactional)
