import { ListMembers, MEMBERS, type MemberView, type Organization } from "#tenancy/contract"
import { api } from "../../../api/client.ts"
import { organizationKey } from "../../../api/queryKeys.ts"

/** The server's page size limit. */
const ROWS = "200"

const load = async (organizationId: string): Promise<ReadonlyArray<MemberView>> => {
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

/** The query for all members of an organization, loaded page by page. */
export const everyMember = (id: Organization["id"]) => ({
  queryKey: organizationKey(id, MEMBERS, "everyone"),
  queryFn: () => load(id)
})
