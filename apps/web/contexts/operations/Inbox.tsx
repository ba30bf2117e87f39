import type { Organization } from "#tenancy/contract"
import { useMessages } from "../../i18n/useMessages.ts"
import { Panel } from "../../ui/Panel.tsx"
import { useNow } from "../../ui/useNow.ts"
import { useUnreadMessages } from "../messaging/unread.ts"
import { usePendingInvitations } from "../tenancy/invitations/pendingInvitations.ts"
import { useMyInvitations } from "../tenancy/myInvitations.ts"
import { operations } from "./messages/index.ts"
import { type Counted, NumberLink } from "./numbers/NumberLink.tsx"
import styles from "./numbers/Numbers.module.css"

const DAY = 24 * 60 * 60 * 1000

/** What the user may see, as numbers. */
const useInbox = (organization: Organization): ReadonlyArray<Counted> => {
  const m = useMessages(operations).numbers
  const unread = useUnreadMessages(organization)
  const mine = useMyInvitations().invitations.length
  const pending = usePendingInvitations(organization)
  const left = Math.max(0, Math.ceil((organization.trial_ends_at.getTime() - useNow()) / DAY))
  const may = (permission: Organization["can"][number]) => organization.can.includes(permission)
  return [
    ...(may("messages.read") ? [{ ...m.unread_messages, value: unread, to: "/messages?unread" }] : []),
    ...(mine > 0 ? [{ ...m.my_invitations, value: mine, to: "/dashboard?notifications=invitations" }] : []),
    ...(pending ? [{ ...m.pending_invitations, ...pending }] : []),
    { ...m.trial_days, value: left, to: "/billing" }
  ]
}

/** Messages, invitations and the trial. */
export const Inbox = ({ organization }: { readonly organization: Organization }) => {
  const { organization: title } = useMessages(operations)
  return (
    <Panel title={title} flush>
      <ul className={styles["rows"]} aria-label={title}>
        {useInbox(organization).map((number) => (
          <NumberLink key={number.label} number={number} as="row" />
        ))}
      </ul>
    </Panel>
  )
}
