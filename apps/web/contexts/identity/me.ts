import { GetMe, ME, type User } from "#identity/contract"
import { queryOptions, useQuery } from "@tanstack/react-query"
import { api } from "../../api/client.ts"
import { personKey } from "../../api/queryKeys.ts"
import { useSession } from "../../api/session.ts"

export const meQuery = queryOptions({ queryKey: personKey(ME), queryFn: () => api(GetMe, {}) })

/** The signed-in user: from the session at first, then from the server. */
export const useMe = (): User | undefined => {
  const session = useSession()
  const { data } = useQuery({ ...meQuery, enabled: session !== undefined })
  return data ?? session?.user
}
