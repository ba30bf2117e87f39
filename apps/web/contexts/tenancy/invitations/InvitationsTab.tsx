import type { Organization } from "#tenancy/contract"
import { Link, useSearchParams } from "react-router"
import { ActionButton } from "../../../app/actions/ActionButton.tsx"
import { tenancy } from "../messages/index.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { EmptyState } from "../../../ui/EmptyState.tsx"
import { PagedList } from "../../../ui/PagedList.tsx"
import { Panel } from "../../../ui/Panel.tsx"
import { inviteMember } from "../actions.ts"
import { InvitationRow } from "./InvitationRow.tsx"
import { useInvitations } from "./invitations.ts"

/** All invitations and their status. */
export const InvitationsTab = ({ organization }: { readonly organization: Organization }) => {
  const m = useMessages(tenancy)
  const pending = useSearchParams()[0].get("status") === "pending"
  const query = useInvitations(organization, pending)
  const only = pending && {
    title: m.invitations.pendingOnly,
    aside: <Link to="/organization?tab=invitations">{m.invitations.showAll}</Link>
  }
  return (
    <Panel {...only} flush>
      <PagedList
        query={query}
        label={m.tabs.invitations}
        empty={
          <EmptyState title={m.invitations.emptyTitle} action={<ActionButton quiet action={inviteMember} />}>
            {m.invitations.empty}
          </EmptyState>
        }
      >
        {(invitation) => (
          <InvitationRow key={invitation.id} organization={organization} invitation={invitation} />
        )}
      </PagedList>
    </Panel>
  )
}
