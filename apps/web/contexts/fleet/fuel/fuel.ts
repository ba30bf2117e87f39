import { FUEL, ListFuel, LOCATIONS, ShowFuelTotals, type VehicleId } from "#fleet/contract"
import type { Organization } from "#tenancy/contract"
import { useQuery } from "@tanstack/react-query"
import { api } from "../../../api/client.ts"
import { organizationKey, shows } from "../../../api/queryKeys.ts"
import { usePages } from "../../../api/usePages.ts"

/** What a vehicle was filled up or charged with, newest first. */
export const useFuel = ({ id }: Organization, vehicleId: VehicleId) =>
  usePages({
    key: organizationKey(id, FUEL, "of-vehicle", vehicleId),
    load: (query) => api(ListFuel, { params: { organizationId: id, vehicleId }, query }),
    meta: shows(LOCATIONS)
  })

/** What it used of each energy, with averages and costs. */
export const useFuelTotals = ({ id }: Organization, vehicleId: VehicleId) =>
  useQuery({
    queryKey: organizationKey(id, FUEL, "totals", vehicleId),
    queryFn: () => api(ShowFuelTotals, { params: { organizationId: id, vehicleId } }),
    select: ({ items }) => items
  })
