import { type Input, newId, now, permitted, transactional } from "#kernel"
import { Effect } from "effect"
import { VendorId } from "../../contract/ids.ts"
import type { CreateVendor, VendorView } from "../../contract/vendors.ts"
import { Vendors } from "../domain/Vendors.ts"
import { announceVendor } from "./changeVendor.ts"

/** Adds a workshop or supplier outside of the organization. */
export const createVendor = Effect.fn("maintenance.createVendor")(function* (
  entered: Input<typeof CreateVendor>["body"]
) {
  const { organizationId } = yield* permitted("parts.edit")
  const at = yield* now
  const vendor: VendorView = {
    ...entered,
    id: yield* newId(VendorId),
    organization_id: organizationId,
    archived_at: null,
    created_at: at,
    updated_at: at,
    version: 1
  }
  yield* Vendors.use((vendors) => vendors.add(vendor))
  yield* announceVendor(vendor, "vendor.created")
  return vendor
}, transactional)
