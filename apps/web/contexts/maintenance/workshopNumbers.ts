import { VEHICLES } from "#fleet/contract"
import { DEFECTS, GetDefectNumbers, GetWorkshopNumbers, WORK_ORDERS } from "#maintenance/contract"
import type { Organization } from "#tenancy/contract"
import { skipToken, useQuery } from "@tanstack/react-query"
import { api } from "../../api/client.ts"
import { organizationKey, shows } from "../../api/queryKeys.ts"

/** How many work orders are open, and where they stand. */
export const useWorkshopNumbers = ({ id, can }: Organization) =>
  useQuery({
    queryKey: organizationKey(id, WORK_ORDERS, "numbers"),
    queryFn: can.includes("workorders.read")
      ? () => api(GetWorkshopNumbers, { params: { organizationId: id } })
      : skipToken
  })

/** How many defects are unresolved. */
export const useDefectNumbers = ({ id, can }: Organization) =>
  useQuery({
    queryKey: organizationKey(id, DEFECTS, "numbers"),
    queryFn: can.includes("defects.read")
      ? () => api(GetDefectNumbers, { params: { organizationId: id } })
      : skipToken,
    meta: shows(VEHICLES)
  })
