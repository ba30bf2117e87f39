import { INVITATIONS, ListInvitations, type Organization } from "#tenancy/contract"
import { skipToken, useQuery } from "@tanstack/react-query"
import { api } from "../../../api/client.ts"
import { organizationKey } from "../../../api/queryKeys.ts"

/** More are not counted. */
const MOST = 99

/** How many invitations are pending, and where they are listed. Undefined until that is known, or without access. */
export const usePendingInvitations = ({ id, can }: Organization) => {
  const { data } = useQuery({
    queryKey: organizationKey(id, INVITATIONS, "pending-count"),
    queryFn: can.includes("invitations.read")
      ? () =>
          api(ListInvitations, {
            params: { organizationId: id },
            query: { limit: String(MOST + 1), status: "pending" }
          })
      : skipToken
  })
  return data && { value: data.items.length, most: MOST, to: "/organization?tab=invitations&status=pending" }
}
