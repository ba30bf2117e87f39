import { JoinOrganization } from "#tenancy/contract"
import { useMutation, useQueryClient } from "@tanstack/react-query"
import { useNavigate } from "react-router"
import { api } from "../../../api/client.ts"
import { tenancy } from "../messages/index.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { notify } from "../../../ui/toast.ts"
import { meQuery } from "../../identity/me.ts"
import { useInvitationsAnswered } from "../myInvitations.ts"
import { chooseOrganization } from "../organizations.ts"
import { dropToken } from "../pendingInvitation.ts"

/** Joining with the mailed token: the organization becomes the current one and its page opens. */
export const useJoining = (token: string, organizationName = "") => {
  const m = useMessages(tenancy)
  const navigate = useNavigate()
  const client = useQueryClient()
  const answered = useInvitationsAnswered()
  return useMutation({
    mutationFn: () => api(JoinOrganization, { body: { token } }),
    onSuccess: async ({ organization_id }) => {
      dropToken()
      chooseOrganization(organization_id)
      await answered()
      // The token proved the address too, a moment later.
      void client.invalidateQueries({ queryKey: meQuery.queryKey })
      notify.success(m.joined(organizationName))
      await navigate("/organization", { replace: true })
    }
  })
}

export type Joining = ReturnType<typeof useJoining>
