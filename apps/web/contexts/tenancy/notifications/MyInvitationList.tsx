import type { MyInvitation } from "#tenancy/contract"
import { Button } from "@radix-ui/themes"
import { useId } from "react"
import { shell } from "../../../i18n/en/shell.ts"
import { tenancy } from "../../../i18n/en/tenancy.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { RelativeTime } from "../../../ui/RelativeTime.tsx"
import { useMe } from "../../identity/me.ts"
import { ResendButton } from "../../identity/ResendButton.tsx"
import { useAnswers } from "../myInvitations.ts"
import styles from "./MyInvitationList.module.css"

const Facts = ({ invitation }: { readonly invitation: MyInvitation }) => {
  const m = useMessages(tenancy).notifications
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

interface ItemProps {
  readonly invitation: MyInvitation
  /** The id of the sentence that says why accepting does not work yet. */
  readonly obstacle: string | undefined
}

const Item = ({ invitation, obstacle }: ItemProps) => {
  const m = useMessages(tenancy).notifications
  const { accept, decline, busy } = useAnswers(invitation)
  const title = useId()
  return (
    <li className={styles["item"]}>
      <p id={title} className={styles["title"]}>
        {m.invitationTo(invitation.organization_name)}
      </p>
      <Facts invitation={invitation} />
      <div className={styles["answers"]}>
        <Button
          aria-describedby={obstacle === undefined ? title : `${title} ${obstacle}`}
          loading={accept.isPending}
          disabled={busy || obstacle !== undefined}
          onClick={() => accept.mutate()}
        >
          {m.accept}
        </Button>
        <Button
          variant="surface"
          color="gray"
          aria-describedby={title}
          loading={decline.isPending}
          disabled={busy}
          onClick={() => decline.mutate()}
        >
          {m.decline}
        </Button>
      </div>
    </li>
  )
}

const VerifyFirst = ({ id, email }: { readonly id: string; readonly email: string }) => {
  const m = useMessages(tenancy).notifications
  return (
    <div className={styles["verify"]}>
      <p id={id}>{m.verifyFirst}</p>
      <ResendButton email={email} />
    </div>
  )
}

/** The invitations that wait for the signed-in person, with their answers. */
export const MyInvitationList = ({ invitations }: { readonly invitations: ReadonlyArray<MyInvitation> }) => {
  const me = useMe()
  const sentence = useId()
  const unverified = me !== undefined && me.email_verified_at === null
  return (
    <>
      {unverified && <VerifyFirst id={sentence} email={me.email} />}
      <ul className={styles["list"]}>
        {invitations.map((invitation) => (
          <Item key={invitation.id} invitation={invitation} obstacle={unverified ? sentence : undefined} />
        ))}
      </ul>
    </>
  )
}
