import { VEHICLES } from "#fleet/contract"
import { CountInspections, FORMS, INSPECTIONS, ListInspections } from "#inspections/contract"
import type { Organization } from "#tenancy/contract"
import { keepPreviousData, useQuery } from "@tanstack/react-query"
import { api } from "../../../api/client.ts"
import { organizationKey, shows } from "../../../api/queryKeys.ts"
import { usePages } from "../../../api/usePages.ts"
import type { InspectionListState } from "./useInspectionList.ts"

type Query = Pick<InspectionListState, "matching" | "order" | "sort" | "isPending">

/** The inspections that match, in this order. The previous ones stay on the screen while others load. */
export const useInspections = ({ id }: Organization, { matching, order, sort, isPending }: Query) =>
  usePages({
    enabled: !isPending,
    key: organizationKey(id, INSPECTIONS, "list", sort, JSON.stringify(matching)),
    load: (page) =>
      api(ListInspections, { params: { organizationId: id }, query: { ...page, ...matching, ...order } }),
    placeholderData: keepPreviousData,
    meta: shows(VEHICLES, FORMS)
  })

/** How many inspections match. The previous count stays on the screen, as `isPlaceholderData`, while another loads. */
export const useInspectionCount = (
  { id }: Organization,
  { matching, isPending }: Pick<Query, "matching" | "isPending">
) =>
  useQuery({
    enabled: !isPending,
    queryKey: organizationKey(id, INSPECTIONS, "count", JSON.stringify(matching)),
    queryFn: () => api(CountInspections, { params: { organizationId: id }, query: matching }),
    placeholderData: keepPreviousData
  })
