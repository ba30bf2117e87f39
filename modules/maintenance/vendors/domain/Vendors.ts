import type { OrganizationId } from "#kernel"
import { Context, type Effect, type Option } from "effect"
import type { VendorExists } from "../../contract/errors/parts.ts"
import type { VendorId } from "../../contract/ids.ts"
import type { VendorView } from "../../contract/vendors.ts"

export class Vendors extends Context.Service<
  Vendors,
  {
    readonly find: (organizationId: OrganizationId, id: VendorId) => Effect.Effect<Option.Option<VendorView>>
    /** Like `find`, but locks the vendor until the unit of work ends. */
    readonly lock: (organizationId: OrganizationId, id: VendorId) => Effect.Effect<Option.Option<VendorView>>
    /** Active or archived ones, by name. */
    readonly list: (
      organizationId: OrganizationId,
      archived: boolean
    ) => Effect.Effect<ReadonlyArray<VendorView>>
    readonly add: (vendor: VendorView) => Effect.Effect<void, VendorExists>
    readonly save: (vendor: VendorView) => Effect.Effect<void, VendorExists>
  }
>()("maintenance/Vendors") {}
