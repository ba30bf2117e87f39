import type { OrganizationId } from "#kernel"
import { Context, type Effect } from "effect"
import type { VehicleId } from "../../contract/ids.ts"
import type { MeterView } from "../../contract/meterViews.ts"

/** A query port: what vehicles' meters show now, and what they are used for per day. */
export class VehicleMeters extends Context.Service<
  VehicleMeters,
  {
    /** Of each vehicle the primary meter first. `at`: now. */
    readonly ofVehicles: (
      organizationId: OrganizationId,
      vehicleIds: ReadonlyArray<VehicleId>,
      at: Date
    ) => Effect.Effect<ReadonlyArray<MeterView>>
  }
>()("fleet/VehicleMeters") {}
