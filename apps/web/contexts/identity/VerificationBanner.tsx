import { useQuery } from "@tanstack/react-query"
import { identityInShell } from "./messages/index.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { StateBadge } from "../../ui/StateBadge.tsx"
import { meQuery, useMe } from "./me.ts"
import { ResendButton } from "./ResendButton.tsx"
import styles from "./VerificationBanner.module.css"
import type { ReactNode } from "react"

interface Props {
  readonly sentence: ReactNode
  readonly action: ReactNode
}

/** Says that the address is not verified yet, where the email was sent, and what to do. */
export const VerificationNotice = ({ sentence, action }: Props) => {
  const { verification } = useMessages(identityInShell)
  return (
    <div className={styles["banner"]}>
      <p>
        <StateBadge state="caution">{verification.title}</StateBadge>
        <span>{sentence}</span>
      </p>
      {action}
    </div>
  )
}

/** A slim reminder on every page until the address is verified. */
export const VerificationBanner = () => {
  const { verification } = useMessages(identityInShell)
  // The link opens in another tab: the banner must be gone when the user comes back.
  useQuery({ ...meQuery, refetchOnWindowFocus: "always" })
  // The session's data shows immediately: a banner that waits for a response would push the page down.
  const me = useMe()
  if (!me || me.email_verified_at !== null) return null
  return (
    <VerificationNotice
      sentence={verification.sentence(me.email)}
      action={<ResendButton size="1" email={me.email} />}
    />
  )
}
