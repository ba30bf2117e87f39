import type { OrganizationId, PageRequest } from "#kernel"
import { Context, type Effect } from "effect"
import type { VehicleId } from "../../contract/ids.ts"
import type { SafetyBlock } from "../domain/SafetyBlocks.ts"

export class SafetyBlockList extends Context.Service<
  SafetyBlockList,
  {
    /** Newest first, with one row more than the page size. */
    readonly page: (
      organizationId: OrganizationId,
      vehicleId: VehicleId,
      state: "open" | "released" | undefined,
      page: PageRequest
    ) => Effect.Effect<ReadonlyArray<SafetyBlock>>
  }
>()("fleet/SafetyBlockList") {}
