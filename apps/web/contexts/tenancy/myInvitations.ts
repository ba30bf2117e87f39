import { ME } from "#identity/contract"
import { NOTIFICATIONS } from "#notifications/contract"
import {
  AcceptInvitation,
  DeclineInvitation,
  MY_INVITATIONS,
  type MyInvitation,
  MyInvitations
} from "#tenancy/contract"
import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query"
import { api } from "../../api/client.ts"
import { personKey, shows } from "../../api/queryKeys.ts"
import { useCommand } from "../../api/useCommand.ts"
import { tenancy } from "./messages/index.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { chooseOrganization, organizationsQuery, useOrganizations } from "./organizations.ts"

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

/** Applied after an invitation was answered: it leaves the list, and there may be a new organization. */
export const useInvitationsAnswered = () => {
  const client = useQueryClient()
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: myInvitationsQuery.queryKey }),
      client.invalidateQueries({ queryKey: organizationsQuery.queryKey })
    ])
}

const logged = (what: string) => (error: unknown) =>
  console.error(`An invitation could not be ${what}.`, error)

/** Accepts and declines from the page. The specification wants failures logged, not shown. */
export const useResponses = (invitation: MyInvitation) => {
  const m = useMessages(tenancy)
  const answered = useInvitationsAnswered()
  const { current } = useOrganizations()
  const params = { invitationId: invitation.id }
  const { organization_name: name } = invitation
  const accept = useCommand({
    send: () => api(AcceptInvitation, { params }),
    // The page stays where it is: without a choice, the newest organization would be the current one.
    onDone: () => current && chooseOrganization(current.id),
    done: () => m.joined(name),
    offer: current && {
      label: m.switch,
      run: () => chooseOrganization(invitation.organization_id)
    },
    onFailed: logged("accepted"),
    refresh: answered
  })
  const decline = useCommand({
    send: () => api(DeclineInvitation, { params }),
    onFailed: logged("declined"),
    refresh: answered
  })
  return { accept, decline, busy: accept.isPending || decline.isPending }
}
