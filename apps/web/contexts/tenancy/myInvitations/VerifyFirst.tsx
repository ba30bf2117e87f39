import { tenancy } from "../messages/index.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { useMe } from "../../identity/me.ts"
import { ResendButton } from "../../identity/ResendButton.tsx"
import styles from "./VerifyFirst.module.css"

/** Invitations belong to an email address, so they are shown only once the user has verified it. */
export const VerifyFirst = () => {
  const m = useMessages(tenancy).myInvitations
  const me = useMe()
  if (!me || me.email_verified_at !== null) return null
  return (
    <div className={styles["verify"]}>
      <p>{m.verifyFirst}</p>
      <ResendButton email={me.email} />
    </div>
  )
}
