import type { ApiToken, OrganizationToken } from "#tokens/contract"
import { Braces } from "lucide-react"
import { useState } from "react"
import { useCommand } from "../../api/useCommand.ts"
import { useFormat } from "../../i18n/format.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx"
import { OnlineButton } from "../../ui/OnlineButton.tsx"
import { RelativeTime } from "../../ui/RelativeTime.tsx"
import { RichText } from "../../ui/RichText.tsx"
import { StateBadge } from "../../ui/StateBadge.tsx"
import { useNow } from "../../ui/useNow.ts"
import styles from "../identity/account/Account.module.css"
import { tokens } from "./messages/index.ts"
import type { TokenPlace } from "./tokens.ts"

/** A token expires soon from this many milliseconds before on. */
const SOON = 7 * 86_400_000

type Listed = ApiToken | OrganizationToken

interface Props {
  readonly place: TokenPlace
  readonly items: ReadonlyArray<Listed>
  readonly refresh: () => unknown
}

const LastUse = ({ token: { last_used_at, last_used_from } }: { readonly token: Listed }) => {
  const m = useMessages(tokens)
  if (last_used_at === null) return m.unused
  const text = last_used_from === null ? m.used("[when]") : m.usedFrom("[when]", last_used_from)
  return <RichText text={text} parts={{ when: <RelativeTime at={last_used_at} /> }} />
}

const About = ({ token }: { readonly token: Listed }) => {
  const m = useMessages(tokens)
  const format = useFormat()
  const isSoon = token.expires_at.getTime() - useNow() < SOON
  return (
    <div className={styles["about"]}>
      <b>
        {token.name}
        {isSoon && <StateBadge state="caution">{m.soon}</StateBadge>}
      </b>
      <span
        title={token.scopes
          .map((scope) => Object.entries(m.scopes).find(([name]) => name === scope)?.[1] ?? scope)
          .join("\n")}
      >
        {"owner_name" in token && `${m.owner(token.owner_name)} · `}
        {m.allowed(token.scopes.length)} · {m.until(format.date(token.expires_at))} ·{" "}
        <LastUse token={token} />
      </span>
    </div>
  )
}

const Row = ({ token, place, refresh }: Omit<Props, "items"> & { readonly token: Listed }) => {
  const m = useMessages(tokens)
  const [isAsking, setIsAsking] = useState(false)
  const revoke = useCommand({
    send: () => place.revoke(token.id),
    onDone: () => setIsAsking(false),
    done: () => m.revoked,
    refresh
  })
  return (
    <li className={styles["session"]}>
      <Braces size={20} strokeWidth={1.75} aria-hidden="true" />
      <About token={token} />
      <OnlineButton
        variant="surface"
        color="gray"
        aria-label={m.revokeOf(token.name)}
        onClick={() => setIsAsking(true)}
      >
        {m.revoke}
      </OnlineButton>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={m.revokeTitle(token.name)}
        confirm={m.revoke}
        busy={revoke.isPending}
        onConfirm={() => revoke.mutate()}
      >
        {m.revokeSentence}
      </ConfirmDialog>
    </li>
  )
}

/** API tokens with what they allow, until when, and when they were used. */
export const TokenList = ({ items, ...props }: Props) => (
  <ul aria-label={useMessages(tokens).title} className={styles["list"]}>
    {items.map((token) => (
      <Row key={token.id} token={token} {...props} />
    ))}
  </ul>
)
