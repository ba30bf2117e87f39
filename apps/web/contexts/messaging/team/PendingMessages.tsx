import { messaging } from "../messages/index.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { Avatar } from "../../../ui/Avatar.tsx"
import { withNamesOnly } from "../../../ui/references.ts"
import type { OutgoingMessage } from "../outgoing/queue.ts"
import { PendingState } from "./PendingState.tsx"
import styles from "./Thread.module.css"

const PendingMessage = ({ one }: { readonly one: OutgoingMessage }) => {
  const m = useMessages(messaging)
  return (
    <li className={styles["thread"]}>
      <Avatar name={one.recipient_name} />
      <div className={styles["body"]}>
        <div className={styles["titles"]}>
          <h3>{one.subject}</h3>
          <span className={styles["people"]}>{m.toRecipient(one.recipient_name)}</span>
        </div>
        <p className={styles["preview"]}>{withNamesOnly(one.content)}</p>
        <PendingState one={one} />
      </div>
    </li>
  )
}

/** Messages being sent, above all others, where they will be listed. */
export const PendingMessages = ({ pending }: { readonly pending: ReadonlyArray<OutgoingMessage> }) => {
  const m = useMessages(messaging)
  if (pending.length === 0) return null
  return (
    <ul className={styles["pending"]} aria-label={m.pending.list}>
      {pending.map((one) => (
        <PendingMessage key={one.client_id} one={one} />
      ))}
    </ul>
  )
}
