import { changeBy, type OrganizationId, orNotFound, publish, record } from "#kernel"
import { Effect } from "effect"
import { VendorChanged } from "../../contract/events/parts.ts"
import type { VendorId } from "../../contract/ids.ts"
import type { VendorView } from "../../contract/vendors.ts"
import { Vendors } from "../domain/Vendors.ts"

/** Loads a vendor and locks it until the unit of work ends. */
export const lockedVendor = (organizationId: OrganizationId, id: VendorId) =>
  Vendors.use((vendors) => vendors.lock(organizationId, id)).pipe(orNotFound("vendor"))

export const nextVersion = (before: VendorView, changes: Partial<VendorView>, at: Date): VendorView => ({
  ...before,
  ...changes,
  version: before.version + 1,
  updated_at: at
})

/** Publishes and records what was done to a vendor. */
export const announceVendor = Effect.fnUntraced(function* (
  { organization_id: organizationId, id: vendorId, name: subject }: VendorView,
  action: `vendor.${string}`,
  details: Readonly<Record<string, string>> = {}
) {
  yield* publish(new VendorChanged({ organizationId, vendorId, change: changeBy(action) }))
  yield* record({ action, organizationId, subject, details })
})
