import { VEHICLES } from "#fleet/contract"
import { CountServices, ListServices, PROGRAMS, SERVICES, TASKS } from "#maintenance/contract"
import type { Organization } from "#tenancy/contract"
import { keepPreviousData, useQuery } from "@tanstack/react-query"
import { api } from "../../../api/client.ts"
import { organizationKey, shows } from "../../../api/queryKeys.ts"
import { usePages } from "../../../api/usePages.ts"
import type { DueListState } from "./useDueList.ts"

/** The names of vehicles, tasks and programs are theirs. */
const meta = shows(VEHICLES, TASKS, PROGRAMS)

/** The services that match, in this order. The previous ones stay on the screen while others load. */
export const useServices = (
  { id }: Organization,
  { matching, order, sort, isPending }: Pick<DueListState, "matching" | "order" | "sort" | "isPending">
) =>
  usePages({
    enabled: !isPending,
    key: organizationKey(id, SERVICES, "list", sort, JSON.stringify(matching)),
    load: (page) =>
      api(ListServices, { params: { organizationId: id }, query: { ...page, ...matching, ...order } }),
    placeholderData: keepPreviousData,
    meta
  })

/** How many services match. The previous count stays on the screen, as `isPlaceholderData`, while another loads. */
export const useServiceCount = (
  { id }: Organization,
  { matching, isPending }: Pick<DueListState, "matching" | "isPending">
) =>
  useQuery({
    enabled: !isPending,
    queryKey: organizationKey(id, SERVICES, "count", JSON.stringify(matching)),
    queryFn: () => api(CountServices, { params: { organizationId: id }, query: matching }),
    placeholderData: keepPreviousData,
    meta
  })
