import type { Organization } from "#tenancy/contract"
import { tenancy } from "../messages/index.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { PagedList } from "../../../ui/PagedList.tsx"
import { Panel } from "../../../ui/Panel.tsx"
import { MemberRow } from "./MemberRow.tsx"
import { useMembers } from "./members.ts"

/** The members of the organization. Never empty: it contains the viewer. */
export const MembersTab = ({ organization }: { readonly organization: Organization }) => {
  const m = useMessages(tenancy)
  const query = useMembers(organization)
  return (
    <Panel flush>
      <PagedList query={query} label={m.tabs.members} empty={null}>
        {(member) => <MemberRow key={member.id} organization={organization} member={member} />}
      </PagedList>
    </Panel>
  )
}
