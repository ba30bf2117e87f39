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

/** That the address is not verified yet, to whom the mail went, and what can be done. */
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
  // The link opens in another tab: whoever comes back from there must not be asked again.
  useQuery({ ...meQuery, refetchOnWindowFocus: "always" })
  // What the session says shows immediately: a banner that came with the answer would push the page down.
  const me = useMe()
  if (!me || me.email_verified_at !== null) return null
  return (
    <VerificationNotice
      sentence={verification.sentence(me.email)}
      action={<ResendButton size="1" email={me.email} />}
    />
  )
}
