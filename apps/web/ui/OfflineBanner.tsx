import { WifiOff } from "lucide-react"
import { messagingInShell } from "../contexts/messaging/messages/index.ts"
import { useMessages } from "../i18n/useMessages.ts"
import styles from "./OfflineBanner.module.css"

interface Props {
  readonly offline: boolean
  /** How many messages are waiting to be sent. */
  readonly waiting: number
}

/**
 * Says that there is no connection and what is waiting for it. Always in the document: only then is it
 * announced.
 */
export const OfflineBanner = ({ offline, waiting }: Props) => {
  const m = useMessages(messagingInShell).offline
  return (
    <output className={styles["place"]}>
      {offline && (
        <span className={styles["banner"]}>
          <WifiOff size={16} strokeWidth={1.75} aria-hidden="true" />
          <b>{m.title}</b>
          {waiting > 0 && <span>{m.waiting(waiting)}</span>}
        </span>
      )}
    </output>
  )
}
