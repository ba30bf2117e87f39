import type { OrganizationId } from "#kernel"
import type { VehicleId } from "#fleet/contract"
import { Context, type Effect } from "effect"
import type { TelematicsNumbers as Numbers } from "../../contract/numbers.ts"
import type { Look } from "../../positions/queries/Positions.ts"

export class TelematicsNumbers extends Context.Service<
  TelematicsNumbers,
  {
    readonly counts: (organizationId: OrganizationId) => Effect.Effect<Omit<Numbers, "moving">>
    /** The vehicles that move, of all or of some, as a viewer may see them. */
    readonly moving: (
      look: Look,
      vehicles: ReadonlyArray<VehicleId> | null
    ) => Effect.Effect<ReadonlyArray<VehicleId>>
  }
>()("telematics/TelematicsNumbers") {}
