import type { User } from "#identity/contract"
import { useQueryClient } from "@tanstack/react-query"
import { EVERY_ORGANIZATION } from "../../../api/queryKeys.ts"
import { meQuery } from "../me.ts"

/** Applies a change of the user's own account: the page shows it immediately, also in lists of members. */
export const useSavedMe = () => {
  const client = useQueryClient()
  return (saved: User) => {
    client.setQueryData(meQuery.queryKey, saved)
    void client.invalidateQueries({ queryKey: EVERY_ORGANIZATION })
  }
}
