import { permitted } from "#kernel"
import { Effect } from "effect"
import { Vendors } from "../domain/Vendors.ts"

/** Returns the active or the archived vendors, by name. */
export const listVendors = Effect.fn("maintenance.listVendors")(function* (archived: boolean) {
  const { organizationId } = yield* permitted("workorders.read")
  return { items: yield* Vendors.use((vendors) => vendors.list(organizationId, archived)) }
})
