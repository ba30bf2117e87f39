import type { OrganizationId, PageRequest, Period } from "#kernel"
import { Context, type Effect } from "effect"
import type { VehicleId } from "../../contract/ids.ts"
import type { Hold } from "../domain/Hold.ts"

/** Which holds of a vehicle, as of an instant. */
export interface HoldFilter {
  readonly vehicleId: VehicleId
  readonly when: "upcoming" | "past"
  readonly during: Period | undefined
  readonly at: Date
}

export class HoldList extends Context.Service<
  HoldList,
  {
    /** With one row more than the page size. Past ones newest first, the others by their start. */
    readonly page: (
      organizationId: OrganizationId,
      filter: HoldFilter,
      page: PageRequest
    ) => Effect.Effect<ReadonlyArray<Hold>>
    /** The firm holds that keep a vehicle at an instant, by their start. */
    readonly current: (
      organizationId: OrganizationId,
      vehicleId: VehicleId,
      at: Date
    ) => Effect.Effect<ReadonlyArray<Hold>>
  }
>()("fleet/HoldList") {}
