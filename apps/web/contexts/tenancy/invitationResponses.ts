import { AcceptInvitation, DeclineInvitation, type MyInvitation } from "#tenancy/contract"
import { useQueryClient } from "@tanstack/react-query"
import { api } from "../../api/client.ts"
import { useCommand } from "../../api/useCommand.ts"
import { tenancy } from "./messages/index.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { myInvitationsQuery } from "./myInvitations.ts"
import { chooseOrganization, organizationsQuery, useOrganizations } from "./organizations.ts"

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
