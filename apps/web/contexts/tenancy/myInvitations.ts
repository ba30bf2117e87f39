import { ME } from "#identity/contract"
import { NOTIFICATIONS } from "#notifications/contract"
import { MY_INVITATIONS, MyInvitations } from "#tenancy/contract"
import { queryOptions, useQuery } from "@tanstack/react-query"
import { api } from "../../api/client.ts"
import { personKey, shows } from "../../api/queryKeys.ts"

export const myInvitationsQuery = queryOptions({
  queryKey: personKey(MY_INVITATIONS),
  // They go to the user's verified address; an invitee is not a member yet, so only their notifications
  // announce changes.
  meta: shows(ME, NOTIFICATIONS),
  queryFn: async () => (await api(MyInvitations, {})).items,
  refetchOnWindowFocus: "always"
})

/** Pending invitations to the signed-in user's address, newest first. */
export const useMyInvitations = () => {
  const { data, error, isPending, fetchStatus, refetch } = useQuery(myInvitationsQuery)
  return { invitations: data ?? [], error, isPending, fetchStatus, refetch }
}
