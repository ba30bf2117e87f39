import { VEHICLES } from "#fleet/contract"
import { ListPastServices, ListVehicleServices, PROGRAMS, SERVICES, TASKS } from "#maintenance/contract"
import { useQuery } from "@tanstack/react-query"
import { api } from "../../../api/client.ts"
import { organizationKey, shows } from "../../../api/queryKeys.ts"
import { usePages } from "../../../api/usePages.ts"
import type { VehicleTabProps } from "../../../app/vehicleTabs/VehicleTab.ts"

/** Which services a vehicle has depends on its own fields, too. */
const meta = shows(VEHICLES, TASKS, PROGRAMS)

/** The services of a vehicle, those due first first. */
export const useVehicleServices = ({ organization: { id }, vehicle }: VehicleTabProps) =>
  useQuery({
    queryKey: organizationKey(id, SERVICES, "of-vehicle", vehicle.id),
    queryFn: () => api(ListVehicleServices, { params: { organizationId: id, vehicleId: vehicle.id } }),
    select: ({ items }) => items,
    meta
  })

/** What was done to a vehicle, and what was skipped, newest first. */
export const usePastServices = ({ organization: { id }, vehicle }: VehicleTabProps) =>
  usePages({
    key: organizationKey(id, SERVICES, "past", vehicle.id),
    load: (query) =>
      api(ListPastServices, { params: { organizationId: id }, query: { ...query, vehicle: vehicle.id } }),
    meta
  })
