import type { OrganizationId, PageRequest, UserId } from "#kernel"
import { Context, type Effect } from "effect"
import type { VehicleId } from "../../contract/ids.ts"
import type { FleetActivity, TimelineEntry } from "../../contract/timeline.ts"

type WithUser<Entry extends { readonly actor: unknown }> = Omit<Entry, "actor"> & {
  readonly user_id: UserId | null
}

/** Pages are newest first, with one row more than the page size. */
export class Timeline extends Context.Service<
  Timeline,
  {
    readonly page: (
      organizationId: OrganizationId,
      vehicleId: VehicleId,
      page: PageRequest
    ) => Effect.Effect<ReadonlyArray<WithUser<TimelineEntry>>>
    /** Of all vehicles. */
    readonly ofFleet: (
      organizationId: OrganizationId,
      page: PageRequest
    ) => Effect.Effect<ReadonlyArray<WithUser<FleetActivity>>>
  }
>()("fleet/Timeline") {}
