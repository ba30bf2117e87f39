import type { OrganizationId, UserId } from "#kernel"
import { Context, type Effect } from "effect"
import type { DriverView } from "../../contract/driverViews.ts"
import type { SampleData } from "../../contract/sampleData.ts"
import type { VehicleView } from "../../contract/vehicleViews.ts"

export interface Loading {
  readonly by: UserId
  readonly at: Date
}

/** Which vehicles and drivers are a sample. */
export class SampleRecords extends Context.Service<
  SampleRecords,
  {
    readonly find: (organizationId: OrganizationId) => Effect.Effect<SampleData>
    /** False if a sample is loaded. Waits for a load in progress. */
    readonly begin: (organizationId: OrganizationId, loading: Loading) => Effect.Effect<boolean>
    readonly hasVehicles: (organizationId: OrganizationId) => Effect.Effect<boolean>
    /** Marks vehicles and drivers, with the names they have now. Nobody is reminded of the vehicles' documents. */
    readonly mark: (
      organizationId: OrganizationId,
      vehicles: ReadonlyArray<VehicleView>,
      drivers: ReadonlyArray<DriverView>
    ) => Effect.Effect<void>
    /**
     * Removes the sample with everything that was recorded for it, except for what has become the organization's own.
     * Waits for a removal in progress.
     */
    readonly remove: (
      organizationId: OrganizationId
    ) => Effect.Effect<{ readonly vehicles: number; readonly drivers: number; readonly kept: number }>
  }
>()("fleet/SampleRecords") {}
