import type { User } from "#identity/contract"
import { useQueryClient } from "@tanstack/react-query"
import { EVERY_ORGANIZATION } from "../../../api/queryKeys.ts"
import { meQuery } from "../me.ts"

/** What follows a change of one's own account: the page knows it at once, also where others are listed. */
export const useSavedMe = () => {
  const client = useQueryClient()
  return (saved: User) => {
    client.setQueryData(meQuery.queryKey, saved)
    void client.invalidateQueries({ queryKey: EVERY_ORGANIZATION })
  }
}
