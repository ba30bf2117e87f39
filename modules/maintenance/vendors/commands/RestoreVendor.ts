import { now, permitted, transactional } from "#kernel"
import { Effect } from "effect"
import type { VendorId } from "../../contract/ids.ts"
import { Vendors } from "../domain/Vendors.ts"
import { announceVendor, lockedVendor, nextVersion } from "./changeVendor.ts"

/** Restores an archived vendor. Idempotent. */
export const restoreVendor = Effect.fn("maintenance.restoreVendor")(function* (id: VendorId) {
  const { organizationId } = yield* permitted("parts.edit")
  const before = yield* lockedVendor(organizationId, id)
  if (before.archived_at === null) return
  const vendor = nextVersion(before, { archived_at: null }, yield* now)
  yield* Vendors.use((vendors) => vendors.save(vendor))
  yield* announceVendor(vendor, "vendor.restored")
}, transactional)
