import { ASSIGNMENTS, ListSafetyBlocks, ListVehicleDrivers, SAFETY_BLOCKS } from "#fleet/contract"
import { useQuery } from "@tanstack/react-query"
import { api } from "../../../api/client.ts"
import { organizationKey } from "../../../api/queryKeys.ts"
import type { VehicleProps } from "../vehicles.ts"

/** Why the vehicle must not be driven, or only with a limitation; newest first. */
export const useOpenBlocks = ({ organization: { id }, vehicle }: VehicleProps) =>
  useQuery({
    queryKey: organizationKey(id, SAFETY_BLOCKS, "open", vehicle.id),
    queryFn: () =>
      api(ListSafetyBlocks, {
        params: { organizationId: id, vehicleId: vehicle.id },
        query: { state: "open", limit: "5" }
      }),
    select: ({ items }) => items,
    enabled: vehicle.safety !== "ok"
  }).data ?? []

/** Who has the vehicle now. */
export const useCurrentDrivers = ({ organization, vehicle }: VehicleProps) =>
  useQuery({
    queryKey: organizationKey(organization.id, ASSIGNMENTS, "now", vehicle.id),
    queryFn: () =>
      api(ListVehicleDrivers, {
        params: { organizationId: organization.id, vehicleId: vehicle.id },
        query: {}
      }),
    select: ({ items }) => items,
    enabled: organization.can.includes("drivers.read")
  }).data ?? []
