import { GetMapSettings, MAP_SETTINGS } from "#telematics/contract"
import type { Organization } from "#tenancy/contract"
import { queryOptions, usePrefetchQuery, useQuery } from "@tanstack/react-query"
import { api } from "../../../api/client.ts"
import { organizationKey } from "../../../api/queryKeys.ts"
import type { Streets } from "./canvas/VehicleMap.ts"

const settings = ({ id }: Organization) =>
  queryOptions({
    queryKey: organizationKey(id, MAP_SETTINGS),
    queryFn: () => api(GetMapSettings, { params: { organizationId: id } }),
    staleTime: Infinity
  })

/** Requests where streets come from beside the vehicles, because the map is created once both are known. */
export const usePrefetchStreets = (organization: Organization): void =>
  usePrefetchQuery(settings(organization))

/** Where streets come from; undefined until it is known. Without an answer there are none. */
export const useStreets = (organization: Organization): Streets | undefined => {
  const { data, error, fetchStatus } = useQuery(settings(organization))
  if (data) return { style: data.style_url, archive: data.archive }
  return error || fetchStatus === "paused" ? { style: null, archive: null } : undefined
}
