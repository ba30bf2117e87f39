import type { VehicleId } from "#fleet/contract"
import type { Organization } from "#tenancy/contract"
import { useQueries } from "@tanstack/react-query"
import { vehicleFilter } from "../../fleet/vehicleFilter.ts"

/** The names of vehicles, in this order; an ellipsis until one is loaded. */
export const useVehicleNames = (
  organization: Organization,
  ids: ReadonlyArray<VehicleId>
): ReadonlyArray<string> => {
  const { nameOf } = vehicleFilter(organization, "")
  return useQueries({ queries: ids.map((id) => nameOf(id)) }).map(({ data = "…" }) => data)
}
