import { GetSupport, SUPPORT } from "#leads/contract"
import { queryOptions } from "@tanstack/react-query"
import { api } from "../../api/client.ts"
import { personKey } from "../../api/queryKeys.ts"

/** Whom to write to. Only a restart of the server changes it. */
export const supportQuery = queryOptions({
  queryKey: personKey(SUPPORT),
  queryFn: () => api(GetSupport, {}),
  staleTime: Infinity
})
