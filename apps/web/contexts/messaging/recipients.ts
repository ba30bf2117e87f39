import type { MemberView, Organization } from "#tenancy/contract"
import { skipToken, useQuery } from "@tanstack/react-query"
import { ownProblem } from "../../api/problem.ts"
import { queryClient } from "../../api/queryClient.ts"
import { useSession } from "../../api/session.ts"
import { messaging } from "./messages/index.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { everyMember } from "../tenancy/members/everyMember.ts"

export interface Recipient {
  readonly id: MemberView["user_id"]
  readonly name: string
  readonly role: MemberView["role"]
}

/** Loads them, unless they are already loaded. */
export const prefetchRecipients = (id: Organization["id"]) => queryClient.prefetchQuery(everyMember(id))

/** The possible recipients in an organization: every other member, by name. */
export const useRecipients = (organization: Organization | undefined) => {
  const { unnamed } = useMessages(messaging).compose
  const userId = useSession()?.user.id
  const { data, error, fetchStatus, refetch } = useQuery(
    organization ? everyMember(organization.id) : { queryKey: ["no-organization"], queryFn: skipToken }
  )
  const recipients = data
    ?.filter(({ user_id }) => user_id !== userId)
    .map(({ user_id, full_name, email, role }) => ({
      id: user_id,
      name: full_name || email || unnamed,
      role
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name))
  const unloaded = !data && fetchStatus === "paused" ? ownProblem("offline") : error
  return { recipients, error: unloaded, refetch }
}
