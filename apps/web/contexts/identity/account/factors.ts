import { FACTORS, ListFactors } from "#identity/contract"
import { queryOptions, useQueryClient } from "@tanstack/react-query"
import { api } from "../../../api/client.ts"
import { personKey } from "../../../api/queryKeys.ts"
import { useOrganizations } from "../../tenancy/organizations.ts"
import { meQuery } from "../me.ts"
import { sessionsQuery } from "./sessions.ts"

export const factorsQuery = queryOptions({
  queryKey: personKey(FACTORS),
  queryFn: () => api(ListFactors, {})
})

/** The names of the person's organizations that require a second step; empty if none does. */
export const useRequiring = (): string =>
  useOrganizations()
    .organizations.filter(({ second_factor_from }) => second_factor_from !== undefined)
    .map(({ name }) => name)
    .join(", ")

/** Reloads what a change of factors affects: other sessions end with the first one. */
export const useFactorsRefresh = () => {
  const client = useQueryClient()
  return () =>
    Promise.all(
      [factorsQuery, meQuery, sessionsQuery].map(({ queryKey }) => client.invalidateQueries({ queryKey }))
    )
}
