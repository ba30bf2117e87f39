import { IDENTITIES, ListIdentities } from "#identity/contract"
import { queryOptions } from "@tanstack/react-query"
import { api } from "../../../api/client.ts"
import { personKey } from "../../../api/queryKeys.ts"

export const identitiesQuery = queryOptions({
  queryKey: personKey(IDENTITIES),
  queryFn: () => api(ListIdentities, {})
})
