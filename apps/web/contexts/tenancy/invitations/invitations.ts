import { INVITATIONS, type InvitationView, ListInvitations, type Organization } from "#tenancy/contract"
import { api } from "../../../api/client.ts"
import { organizationKey } from "../../../api/queryKeys.ts"
import { usePages } from "../../../api/usePages.ts"

/** The invitations of an organization, or those that are pending, newest first. */
export const useInvitations = ({ id }: Organization, pending: boolean) =>
  usePages({
    key: organizationKey(id, INVITATIONS, ...(pending ? ["pending"] : [])),
    load: (query) =>
      api(ListInvitations, {
        params: { organizationId: id },
        query: { ...query, ...(pending && { status: "pending" as const }) }
      })
  })

/** Expired is not a status on the server: it is a pending invitation past its expiry. */
export const statusOf = ({ status, expired }: InvitationView) =>
  status === "pending" && expired ? "expired" : status
