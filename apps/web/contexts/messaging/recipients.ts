import { ListMembers, MEMBERS, type MemberView } from "#tenancy/contract"
import type { Organization } from "#tenancy/contract"
import { skipToken, useQuery } from "@tanstack/react-query"
import { api } from "../../api/client.ts"
import { ownProblem } from "../../api/problem.ts"
import { queryClient } from "../../api/queryClient.ts"
import { organizationKey } from "../../api/queryKeys.ts"
import { useSession } from "../../api/session.ts"
import { messaging } from "./messages/index.ts"
import { useMessages } from "../../i18n/useMessages.ts"

/** The server's page size limit. */
const ROWS = "200"

const everyone = async (organizationId: string) => {
  const members: Array<MemberView> = []
  let after: string | null = null
  do {
    const query: { limit: string; after?: string } = { limit: ROWS, ...(after !== null && { after }) }
    const page = await api(ListMembers, { params: { organizationId }, query })
    members.push(...page.items)
    after = page.next
  } while (after !== null)
  return members
}

export interface Recipient {
  readonly id: MemberView["user_id"]
  readonly name: string
  readonly role: MemberView["role"]
}

const members = (id: Organization["id"]) => ({
  queryKey: organizationKey(id, MEMBERS, "everyone"),
  queryFn: () => everyone(id)
})

/** Loads them, unless they are already loaded. */
export const prefetchRecipients = (id: Organization["id"]) => queryClient.prefetchQuery(members(id))

/** The possible recipients in an organization: every other member, by name. */
export const useRecipients = (organization: Organization | undefined) => {
  const { unnamed } = useMessages(messaging).compose
  const userId = useSession()?.user.id
  const { data, error, fetchStatus, refetch } = useQuery(
    organization ? members(organization.id) : { queryKey: ["no-organization"], queryFn: skipToken }
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
