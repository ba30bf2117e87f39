import type { MyInvitation } from "#tenancy/contract"
import { useId } from "react"
import { shell } from "../../../app/messages/index.ts"
import { tenancy } from "../messages/index.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { RelativeTime } from "../../../ui/RelativeTime.tsx"
import { useResponses } from "../invitationResponses.ts"
import styles from "./MyInvitationList.module.css"
import { OnlineButton } from "../../../ui/OnlineButton.tsx"

const Facts = ({ invitation }: { readonly invitation: MyInvitation }) => {
  const m = useMessages(tenancy).myInvitations
  const { roles } = useMessages(shell)
  return (
    <dl className={styles["facts"]}>
      <dt>{m.role}</dt>
      <dd>{roles[invitation.role]}</dd>
      {invitation.invited_by_name !== null && (
        <>
          <dt>{m.invitedBy}</dt>
          <dd>{invitation.invited_by_name}</dd>
        </>
      )}
      <dt>{m.expires}</dt>
      <dd>
        <RelativeTime at={invitation.expires_at} />
      </dd>
    </dl>
  )
}

const Item = ({ invitation }: { readonly invitation: MyInvitation }) => {
  const m = useMessages(tenancy).myInvitations
  const { accept, decline, busy } = useResponses(invitation)
  const title = useId()
  return (
    <li className={styles["item"]}>
      <p id={title} className={styles["title"]}>
        {m.invitationTo(invitation.organization_name)}
      </p>
      <Facts invitation={invitation} />
      <div className={styles["answers"]}>
        <OnlineButton
          aria-describedby={title}
          loading={accept.isPending}
          disabled={busy}
          onClick={() => accept.mutate()}
        >
          {m.accept}
        </OnlineButton>
        <OnlineButton
          variant="surface"
          color="gray"
          aria-describedby={title}
          loading={decline.isPending}
          disabled={busy}
          onClick={() => decline.mutate()}
        >
          {m.decline}
        </OnlineButton>
      </div>
    </li>
  )
}

/** The signed-in user's pending invitations, with buttons to accept and decline. */
export const MyInvitationList = ({ invitations }: { readonly invitations: ReadonlyArray<MyInvitation> }) => (
  <ul className={styles["list"]}>
    {invitations.map((invitation) => (
      <Item key={invitation.id} invitation={invitation} />
    ))}
  </ul>
)
