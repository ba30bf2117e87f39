import { tenancy } from "../../../i18n/en/tenancy.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { EmptyState } from "../../../ui/EmptyState.tsx"
import { ErrorState } from "../../../ui/ErrorState.tsx"
import { SkeletonRows } from "../../../ui/Skeleton.tsx"
import { useMyInvitations } from "../myInvitations.ts"
import { MyInvitationList } from "./MyInvitationList.tsx"
import { VerifyFirst } from "./VerifyFirst.tsx"

const Pending = () => {
  const m = useMessages(tenancy).myInvitations
  const { invitations, error, isPending, refetch } = useMyInvitations()
  if (isPending) return <SkeletonRows />
  if (error) return <ErrorState error={error} retry={() => void refetch()} />
  if (invitations.length === 0) return <EmptyState title={m.none} level="h3" />
  return <MyInvitationList invitations={invitations} />
}

/** Who invites the signed-in person, with all its states, below what they have to do to see it. */
export const MyInvitations = () => (
  <>
    <VerifyFirst />
    <Pending />
  </>
)
