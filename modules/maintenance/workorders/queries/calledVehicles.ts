import type { OrganizationId } from "#kernel"
import { VehicleDirectory } from "#fleet"
import type { VehicleId } from "#fleet/contract"
import { Effect } from "effect"

/** How many vehicles a search stands for at most. */
const MOST = 200

/** The vehicles whose names contain what is searched for. */
export const calledVehicles = (
  organizationId: OrganizationId,
  search: string | undefined
): Effect.Effect<ReadonlyArray<VehicleId>, never, VehicleDirectory> =>
  search === undefined
    ? Effect.succeed([])
    : VehicleDirectory.use((vehicles) => vehicles.matching(organizationId, search, MOST))
