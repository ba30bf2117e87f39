import { GROUPS, VEHICLES } from "#fleet/contract"
import { CountProgramVehicles, PROGRAMS } from "#maintenance/contract"
import type { Organization } from "#tenancy/contract"
import { keepPreviousData, useQuery } from "@tanstack/react-query"
import { api } from "../../../api/client.ts"
import { organizationKey, shows } from "../../../api/queryKeys.ts"
import { useDebounced } from "../../../ui/useDebounced.ts"
import { type RuleDraft, ruleIn, textOf } from "./drafts.ts"

/** How many vehicles a program would apply to. The previous count stays on the screen while another loads. */
export const useMatching = ({ id }: Organization, rule: RuleDraft) => {
  const text = useDebounced(textOf(rule))
  return useQuery({
    queryKey: organizationKey(id, PROGRAMS, "vehicles", text),
    queryFn: () =>
      api(CountProgramVehicles, { params: { organizationId: id }, body: { rule: ruleIn(text) } }),
    select: ({ count }) => count,
    placeholderData: keepPreviousData,
    meta: shows(VEHICLES, GROUPS)
  })
}
