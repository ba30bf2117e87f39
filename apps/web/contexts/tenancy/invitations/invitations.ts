import { INVITATIONS, type InvitationView, ListInvitations, type Organization } from "#tenancy/contract"
import { api } from "../../../api/client.ts"
import { organizationKey } from "../../../api/queryKeys.ts"
import { usePages } from "../../../api/usePages.ts"

/** The invitations of an organization, newest first. */
export const useInvitations = ({ id }: Organization) =>
  usePages({
    key: organizationKey(id, INVITATIONS),
    load: (query) => api(ListInvitations, { params: { organizationId: id }, query })
  })

/** Expired is not a status on the server: it is a pending invitation past its expiry. */
export const statusOf = ({ status, expired }: InvitationView) =>
  status === "pending" && expired ? "expired" : status
