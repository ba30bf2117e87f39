import {
  ASSIGNMENTS,
  DOCUMENTS,
  FLEET_NUMBERS,
  type FleetNumber,
  GetFleetNumbers,
  HOLDS,
  LOCATIONS,
  METERS,
  REQUIRED_DOCUMENTS,
  VEHICLES
} from "#fleet/contract"
import type { Organization } from "#tenancy/contract"
import { useQuery } from "@tanstack/react-query"
import { api } from "../../api/client.ts"
import { organizationKey, shows } from "../../api/queryKeys.ts"

/** Time alone makes vehicles overdue; the server counts again after as long. */
const AGAIN_AFTER = 60_000

/** How many vehicles each filter of `FLEET_NUMBERS` selects. */
export const useFleetNumbers = ({ id }: Organization) =>
  useQuery({
    queryKey: organizationKey(id, VEHICLES, "numbers"),
    queryFn: () => api(GetFleetNumbers, { params: { organizationId: id } }),
    meta: shows(ASSIGNMENTS, DOCUMENTS, HOLDS, LOCATIONS, METERS, REQUIRED_DOCUMENTS),
    refetchInterval: AGAIN_AFTER
  })

/** The list of the vehicles that were counted. */
export const addressOfNumber = (name: FleetNumber): string => {
  const filter = new URLSearchParams(FLEET_NUMBERS[name]).toString()
  return filter === "" ? "/vehicles" : `/vehicles?${filter}`
}
