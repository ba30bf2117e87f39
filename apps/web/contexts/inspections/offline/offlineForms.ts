import { FORMS, GetOfflineForms, INSPECTION_SCHEDULES, INSPECTIONS } from "#inspections/contract"
import { ASSIGNMENTS, VEHICLES } from "#fleet/contract"
import type { Organization } from "#tenancy/contract"
import { queryOptions, useQuery } from "@tanstack/react-query"
import { api } from "../../../api/client.ts"
import { organizationKey, shows } from "../../../api/queryKeys.ts"

/** The forms, vehicles and due inspections of an organization, which this browser keeps for filling in offline. */
export const offlineForms = (id: Organization["id"]) =>
  queryOptions({
    queryKey: organizationKey(id, INSPECTIONS, "offline"),
    queryFn: () => api(GetOfflineForms, { params: { organizationId: id } }),
    meta: shows(FORMS, INSPECTION_SCHEDULES, VEHICLES, ASSIGNMENTS)
  })

export const useOfflineForms = ({ id }: Organization) => useQuery(offlineForms(id))
