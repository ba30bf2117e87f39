import { FACTORS, ListFactors } from "#identity/contract"
import { queryOptions, useQueryClient } from "@tanstack/react-query"
import { api } from "../../../api/client.ts"
import { personKey } from "../../../api/queryKeys.ts"
import { meQuery } from "../me.ts"
import { sessionsQuery } from "./sessions.ts"

export const factorsQuery = queryOptions({
  queryKey: personKey(FACTORS),
  queryFn: () => api(ListFactors, {})
})

/** Reloads what a change of factors affects: other sessions end with the first one. */
export const useFactorsRefresh = () => {
  const client = useQueryClient()
  return () =>
    Promise.all(
      [factorsQuery, meQuery, sessionsQuery].map(({ queryKey }) => client.invalidateQueries({ queryKey }))
    )
}
