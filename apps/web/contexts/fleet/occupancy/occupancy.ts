import { HOLDS, ListHolds } from "#fleet/contract"
import type { Organization } from "#tenancy/contract"
import { keepPreviousData, useQuery } from "@tanstack/react-query"
import { api } from "../../../api/client.ts"
import { organizationKey } from "../../../api/queryKeys.ts"
import { useLocations, type VehicleProps } from "../vehicles.ts"
import type { Span } from "./span.ts"

/** More than a vehicle is taken in a month. */
const MOST = "200"

/** What takes a vehicle in a period. The previous period stays on the screen while another one loads. */
export const useHolds = ({ id }: Organization, { id: vehicleId }: VehicleProps["vehicle"], span: Span) => {
  const during = `${span.from.toISOString()}..${span.until.toISOString()}`
  return useQuery({
    queryKey: organizationKey(id, HOLDS, vehicleId, during),
    queryFn: () =>
      api(ListHolds, { params: { organizationId: id, vehicleId }, query: { during, limit: MOST } }),
    select: ({ items }) => items,
    placeholderData: keepPreviousData
  })
}

/** The time zone in which a vehicle's days are counted: its location's, or else the organization's. */
export const useVehicleZone = ({ organization, vehicle }: VehicleProps): string => {
  const { active } = useLocations(organization)
  return active.find(({ id }) => id === vehicle.location_id)?.time_zone ?? organization.time_zone
}
