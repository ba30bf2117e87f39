import type { OrganizationId } from "#kernel"
import type { VehicleId } from "#fleet/contract"
import { Context, type Effect, type Option } from "effect"
import type { WarrantyId } from "../../contract/ids.ts"
import type { WarrantyRecord } from "../../contract/warrantyViews.ts"

export class Warranties extends Context.Service<
  Warranties,
  {
    /** Those that are not archived first, and of these the latest first. */
    readonly ofVehicle: (
      organizationId: OrganizationId,
      vehicleId: VehicleId
    ) => Effect.Effect<ReadonlyArray<WarrantyRecord>>
    /** Until the unit of work ends, no one else adds one to the vehicle. */
    readonly lockVehicle: (organizationId: OrganizationId, vehicleId: VehicleId) => Effect.Effect<void>
    readonly byIds: (
      organizationId: OrganizationId,
      ids: ReadonlyArray<WarrantyId>
    ) => Effect.Effect<ReadonlyArray<WarrantyRecord>>
    /** Locks the warranty until the unit of work ends. */
    readonly lock: (
      organizationId: OrganizationId,
      id: WarrantyId
    ) => Effect.Effect<Option.Option<WarrantyRecord>>
    readonly add: (warranty: WarrantyRecord) => Effect.Effect<void>
    readonly save: (warranty: WarrantyRecord) => Effect.Effect<void>
  }
>()("maintenance/Warranties") {}
