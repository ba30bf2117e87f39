import { useQuery } from "@tanstack/react-query"
import { identity } from "../../i18n/en/identity.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { StateBadge } from "../../ui/StateBadge.tsx"
import { meQuery, useMe } from "./me.ts"
import { ResendButton } from "./ResendButton.tsx"
import styles from "./VerificationBanner.module.css"

/** A slim reminder on every page until the address is verified. */
export const VerificationBanner = () => {
  const { verification } = useMessages(identity)
  // The link opens in another tab: whoever comes back from there must not be asked again.
  useQuery({ ...meQuery, refetchOnWindowFocus: "always" })
  // What the session told shows at once: a banner that came with the answer would push the page down.
  const me = useMe()
  if (!me || me.email_verified_at !== null) return null
  return (
    <div className={styles["banner"]}>
      <p>
        <StateBadge state="caution">{verification.title}</StateBadge>
        <span>{verification.sentence(me.email)}</span>
      </p>
      <ResendButton size="1" email={me.email} />
    </div>
  )
}
