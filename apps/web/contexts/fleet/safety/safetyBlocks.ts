import { CheckRelease, HOLDS, ListSafetyBlocks, SAFETY_BLOCKS, VEHICLES } from "#fleet/contract"
import { useQuery } from "@tanstack/react-query"
import { api } from "../../../api/client.ts"
import { organizationKey, shows } from "../../../api/queryKeys.ts"
import { usePages } from "../../../api/usePages.ts"
import type { VehicleProps } from "../vehicles.ts"

/** Why a vehicle is or was not safe, newest first. */
export const useSafetyBlocks = ({ organization: { id }, vehicle }: VehicleProps) =>
  usePages({
    key: organizationKey(id, SAFETY_BLOCKS, "of-vehicle", vehicle.id),
    load: (query) => api(ListSafetyBlocks, { params: { organizationId: id, vehicleId: vehicle.id }, query })
  })

/** Whether a vehicle can go out, and why not. */
export const useReleaseCheck = ({ organization: { id }, vehicle }: VehicleProps) =>
  useQuery({
    queryKey: organizationKey(id, SAFETY_BLOCKS, "check", vehicle.id),
    queryFn: () => api(CheckRelease, { params: { organizationId: id, vehicleId: vehicle.id } }),
    meta: shows(HOLDS, VEHICLES)
  })
