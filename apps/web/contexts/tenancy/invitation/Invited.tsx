import type { InvitationPreview } from "#tenancy/contract"
import { Button } from "@radix-ui/themes"
import { useState } from "react"
import { signOut } from "../../../api/signOut.ts"
import { shell } from "../../../app/messages/index.ts"
import { tenancy } from "../messages/index.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { Alert } from "../../../ui/Alert.tsx"
import { RelativeTime } from "../../../ui/RelativeTime.tsx"
import { RichText } from "../../../ui/RichText.tsx"
import { SubmitButton } from "../../../ui/SubmitButton.tsx"
import { AuthFrame } from "../../identity/auth/AuthFrame.tsx"
import styles from "../../identity/auth/Form.module.css"
import { SignForm } from "../../identity/auth/SignForm.tsx"
import { type Mode, useSigning } from "../../identity/auth/useSigning.ts"
import { useMe } from "../../identity/me.ts"
import type { Joining } from "./useJoining.ts"

interface Props {
  readonly invitation: InvitationPreview
  readonly joining: Joining
}

const JoinNow = ({ joining, email }: { readonly joining: Joining; readonly email: string }) => {
  const m = useMessages(tenancy).invitation
  const busy = joining.isPending || joining.isSuccess
  return (
    <div className={styles["form"]}>
      <p className={styles["paragraph"]}>{m.as(email)}</p>
      <Alert error={joining.error ?? undefined} />
      <SubmitButton
        type="button"
        size="3"
        busy={busy}
        busyText={m.joining}
        onClick={() => busy || joining.mutate()}
      >
        {m.join}
      </SubmitButton>
    </div>
  )
}

const WrongAccount = ({ invited, signedIn }: { readonly invited: string; readonly signedIn: string }) => {
  const m = useMessages(tenancy).invitation
  const [leaving, setLeaving] = useState(false)
  const leave = () => {
    setLeaving(true)
    void signOut()
  }
  return (
    <div className={styles["form"]}>
      <p className={styles["paragraph"]}>{m.someoneElse(invited, signedIn)}</p>
      <Button size="3" variant="surface" color="gray" loading={leaving} onClick={leave}>
        {m.signOut}
      </Button>
    </div>
  )
}

const Visitor = ({ invitation, joining }: Props) => {
  const m = useMessages(tenancy).invitation
  const mode: Mode = invitation.has_account ? "signIn" : "signUp"
  const signing = useSigning({
    mode,
    email: invitation.email,
    fullName: invitation.invited_name,
    onSignedIn: () => joining.mutate()
  })
  return (
    <>
      <p className={styles["lead"]}>{invitation.has_account ? m.known(invitation.email) : m.unknown}</p>
      <SignForm mode={mode} signing={signing} fixedEmail />
    </>
  )
}

/** What the invitation is for, and the next step: join, switch accounts, sign in or sign up. */
export const Invited = ({ invitation, joining, signedIn }: Props & { readonly signedIn: boolean }) => {
  const m = useMessages(tenancy).invitation
  const { roles } = useMessages(shell)
  const me = useMe()
  const { organization_name: organization, invited_by_name: inviter } = invitation
  const role = roles[invitation.role]
  const expires = (
    <RichText text={m.expires("[when]")} parts={{ when: <RelativeTime at={invitation.expires_at} /> }} />
  )
  const sentence = (
    <>
      {inviter === null ? m.sentence(role) : m.sentenceBy(role, inviter)} {expires}
    </>
  )
  return (
    <AuthFrame title={m.title(organization)} sentence={sentence}>
      {!signedIn || !me ? (
        <Visitor invitation={invitation} joining={joining} />
      ) : me.email === invitation.email ? (
        <JoinNow joining={joining} email={me.email} />
      ) : (
        <WrongAccount invited={invitation.email} signedIn={me.email} />
      )}
    </AuthFrame>
  )
}
