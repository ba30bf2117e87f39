import { JoinOrganization } from "#tenancy/contract"
import { useQueryClient } from "@tanstack/react-query"
import { useNavigate } from "react-router"
import { api } from "../../../api/client.ts"
import { useCommand } from "../../../api/useCommand.ts"
import { tenancy } from "../messages/index.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { meQuery } from "../../identity/me.ts"
import { useInvitationsAnswered } from "../invitationResponses.ts"
import { chooseOrganization } from "../organizations.ts"
import { removeToken } from "../pendingInvitation.ts"

/** Accepts an invitation with the emailed token: selects the organization and opens the dashboard. */
export const useJoining = (token: string, organizationName = "") => {
  const m = useMessages(tenancy)
  const navigate = useNavigate()
  const client = useQueryClient()
  const answered = useInvitationsAnswered()
  return useCommand({
    send: () => api(JoinOrganization, { body: { token } }),
    onDone: async ({ organization_id }) => {
      removeToken()
      chooseOrganization(organization_id)
      await answered()
      // The token also verified the address, a moment later.
      void client.invalidateQueries({ queryKey: meQuery.queryKey })
      await navigate("/dashboard", { replace: true })
    },
    done: () => m.joined(organizationName),
    // Shown by the page.
    onFailed: () => undefined
  })
}

export type Joining = ReturnType<typeof useJoining>
