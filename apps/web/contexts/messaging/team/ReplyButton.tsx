import { Reply } from "lucide-react"
import { messaging } from "../messages/index.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import styles from "./Thread.module.css"

interface Props {
  /** To whom the reply goes. */
  readonly name: string
  readonly onClick: () => void
}

/** Shown on every message and every reply. */
export const ReplyButton = ({ name, onClick }: Props) => {
  const m = useMessages(messaging)
  return (
    <button type="button" className={styles["reply"]} aria-label={m.replyTo(name)} onClick={onClick}>
      <Reply size={14} strokeWidth={1.75} aria-hidden="true" />
      {m.reply}
    </button>
  )
}
