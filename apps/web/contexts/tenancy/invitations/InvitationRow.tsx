import { type InvitationView, type Organization, ResendInvitation, RevokeInvitation } from "#tenancy/contract"
import { api } from "../../../api/client.ts"
import { shell } from "../../../app/messages/index.ts"
import { tenancy } from "../messages/index.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { RelativeTime } from "../../../ui/RelativeTime.tsx"
import { RichText } from "../../../ui/RichText.tsx"
import { type State, StateBadge } from "../../../ui/StateBadge.tsx"
import { useOrganizationCommand } from "../useOrganizationCommand.ts"
import styles from "../Row.module.css"
import { statusOf } from "./invitations.ts"
import { OnlineButton } from "../../../ui/OnlineButton.tsx"

interface Props {
  readonly organization: Organization
  readonly invitation: InvitationView
}

type Status = ReturnType<typeof statusOf>

const STATES: Readonly<Record<Status, State>> = {
  pending: "idle",
  accepted: "go",
  revoked: "idle",
  expired: "idle"
}

const useChanges = ({ organization, invitation: { id, email } }: Props) => {
  const m = useMessages(tenancy).invitations
  const params = { organizationId: organization.id, invitationId: id }
  const resend = useOrganizationCommand(organization, {
    send: () => api(ResendInvitation, { params }),
    done: () => m.resent(email)
  })
  const revoke = useOrganizationCommand(organization, {
    send: () => api(RevokeInvitation, { params }),
    done: () => m.revoked(email)
  })
  return { resend, revoke, busy: resend.isPending || revoke.isPending }
}

const Buttons = (props: Props) => {
  const m = useMessages(tenancy).invitations
  const { resend, revoke, busy } = useChanges(props)
  const { can, email } = props.invitation
  return (
    <div className={styles["buttons"]}>
      {can.resend && (
        <OnlineButton
          variant="surface"
          color="gray"
          aria-label={m.resendTo(email)}
          loading={resend.isPending}
          disabled={busy}
          onClick={() => resend.mutate()}
        >
          {m.resend}
        </OnlineButton>
      )}
      {can.revoke && (
        <OnlineButton
          variant="surface"
          color="gray"
          aria-label={m.revokeFor(email)}
          loading={revoke.isPending}
          disabled={busy}
          onClick={() => revoke.mutate()}
        >
          {m.revoke}
        </OnlineButton>
      )}
    </div>
  )
}

const When = ({ organization, invitation }: Props) => {
  const m = useMessages(tenancy).invitations
  const texts = {
    pending: m.expires,
    expired: m.expired,
    accepted: m.sent,
    revoked: m.sent
  }
  const now = statusOf(invitation)
  const at = invitation.status === "pending" ? invitation.expires_at : invitation.created_at
  const when = <RelativeTime at={at} timeZone={organization.time_zone} />
  return (
    <div className={styles["when"]}>
      <span>
        <RichText text={texts[now]("[when]")} parts={{ when }} />
      </span>
      {invitation.invited_by_name !== null && <span>{m.invitedBy(invitation.invited_by_name)}</span>}
    </div>
  )
}

/** One invitation: email, role, status, and buttons to renew or revoke it. */
export const InvitationRow = (props: Props) => {
  const m = useMessages(tenancy).invitations
  const { roles } = useMessages(shell)
  const { invitation } = props
  const now = statusOf(invitation)
  return (
    <li className={`${styles["row"]} ${styles["invitation"]}`}>
      <div className={styles["who"]}>
        <span className={styles["name"]}>
          <b>{invitation.invited_name}</b>
          <span className={styles["tag"]}>{roles[invitation.role]}</span>
        </span>
        <span className={styles["email"]}>{invitation.email}</span>
      </div>
      <span className={styles["state"]}>
        <StateBadge state={STATES[now]}>{m.status[now]}</StateBadge>
      </span>
      <When {...props} />
      <Buttons {...props} />
    </li>
  )
}
