import { type Input, now, permitted, transactional } from "#kernel"
import { Effect } from "effect"
import { VendorIsArchived, VendorWasChanged } from "../../contract/errors/parts.ts"
import type { VendorId } from "../../contract/ids.ts"
import type { EditVendor } from "../../contract/vendors.ts"
import { Vendors } from "../domain/Vendors.ts"
import { announceVendor, lockedVendor, nextVersion } from "./changeVendor.ts"

/** Changes only the given fields of a vendor, unless someone else changed it. */
export const editVendor = Effect.fn("maintenance.editVendor")(function* (
  id: VendorId,
  { expected_version, ...changes }: Input<typeof EditVendor>["body"]
) {
  const { organizationId } = yield* permitted("parts.edit")
  const before = yield* lockedVendor(organizationId, id)
  if (before.version !== expected_version) return yield* new VendorWasChanged()
  if (before.archived_at !== null) return yield* new VendorIsArchived()
  const vendor = nextVersion(before, changes, yield* now)
  yield* Vendors.use((vendors) => vendors.save(vendor))
  yield* announceVendor(vendor, "vendor.edited", { fields: Object.keys(changes).join(", ") })
  return vendor
}, transactional)
