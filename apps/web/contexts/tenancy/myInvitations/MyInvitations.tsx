import { tenancy } from "../messages/index.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { EmptyState } from "../../../ui/EmptyState.tsx"
import { NotLoaded } from "../../../ui/ListStates.tsx"
import { useMyInvitations } from "../myInvitations.ts"
import { MyInvitationList } from "./MyInvitationList.tsx"
import { VerifyFirst } from "./VerifyFirst.tsx"

const Pending = () => {
  const m = useMessages(tenancy).myInvitations
  const { invitations, isPending, ...query } = useMyInvitations()
  if (isPending || query.error) return <NotLoaded query={query} />
  if (invitations.length === 0) return <EmptyState title={m.none} level="h3" />
  return <MyInvitationList invitations={invitations} />
}

/** The signed-in user's invitations with all states of a list, including what they must do to see them. */
export const MyInvitations = () => (
  <>
    <VerifyFirst />
    <Pending />
  </>
)
