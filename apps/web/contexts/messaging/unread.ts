import { MESSAGES, UnreadMessages } from "#messaging/contract"
import type { Organization } from "#tenancy/contract"
import { skipToken, useQuery } from "@tanstack/react-query"
import { api } from "../../api/client.ts"
import { organizationKey } from "../../api/queryKeys.ts"

export const unreadKey = (id: Organization["id"]) => organizationKey(id, MESSAGES, "unread")

/** The number of messages and replies the signed-in user has not read in an organization. */
export const useUnreadMessages = (organization: Organization | undefined): number => {
  const { data } = useQuery({
    queryKey: organization ? unreadKey(organization.id) : ["no-organization"],
    queryFn: organization?.can.includes("messages.read")
      ? () => api(UnreadMessages, { params: { organizationId: organization.id } })
      : skipToken,
    refetchOnWindowFocus: "always"
  })
  return data?.unread ?? 0
}
