import { now, permitted, transactional } from "#kernel"
import { Effect } from "effect"
import type { VendorId } from "../../contract/ids.ts"
import { Vendors } from "../domain/Vendors.ts"
import { announceVendor, lockedVendor, nextVersion } from "./changeVendor.ts"

/** Takes a vendor out of the list. Idempotent. */
export const archiveVendor = Effect.fn("maintenance.archiveVendor")(function* (id: VendorId) {
  const { organizationId } = yield* permitted("parts.edit")
  const before = yield* lockedVendor(organizationId, id)
  if (before.archived_at !== null) return
  const at = yield* now
  const vendor = nextVersion(before, { archived_at: at }, at)
  // An archived vendor has no name that another one could have.
  yield* Vendors.use((vendors) => vendors.save(vendor)).pipe(Effect.orDie)
  yield* announceVendor(vendor, "vendor.archived")
}, transactional)
