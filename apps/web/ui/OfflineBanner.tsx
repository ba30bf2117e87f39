import { WifiOff } from "lucide-react"
import { messagingInShell } from "../contexts/messaging/messages/index.ts"
import { useMessages } from "../i18n/useMessages.ts"
import { RelativeTime } from "./RelativeTime.tsx"
import styles from "./OfflineBanner.module.css"

interface Props {
  readonly offline: boolean
  /** When the data below was read; undefined if there is none. */
  readonly updated: Date | undefined
  /** How many messages are waiting to be sent. */
  readonly waiting: number
}

/**
 * Says that there is no connection, how old the data is and what is waiting. Always in the document: only then is it
 * announced.
 */
export const OfflineBanner = ({ offline, updated, waiting }: Props) => {
  const m = useMessages(messagingInShell).offline
  return (
    <output className={styles["place"]}>
      {offline && (
        <span className={styles["banner"]}>
          <WifiOff size={16} strokeWidth={1.75} aria-hidden="true" />
          <b>{m.title}</b>
          {updated && (
            <span>
              {m.updated} <RelativeTime at={updated} />.
            </span>
          )}
          {waiting > 0 && <span>{m.waiting(waiting)}</span>}
        </span>
      )}
    </output>
  )
}
