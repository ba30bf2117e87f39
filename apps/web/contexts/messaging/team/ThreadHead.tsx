import type { ThreadView } from "#messaging/contract"
import { VisuallyHidden } from "@radix-ui/themes"
import { useId } from "react"
import { useSession } from "../../../api/session.ts"
import { messaging } from "../messages/index.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { Highlight } from "../../../ui/Highlight.tsx"
import { RelativeTime } from "../../../ui/RelativeTime.tsx"
import { rowOpener } from "./arrowKeys.ts"
import styles from "./Thread.module.css"

/** Expands and collapses a conversation. */
export interface Toggle {
  readonly open: boolean
  /** The id of the collapsible element. */
  readonly details: string
  readonly onToggle: () => void
}

interface Props {
  readonly thread: ThreadView
  readonly search: string
  readonly toggle: Toggle
}

/** The author; and the recipient, if that is another user. */
const People = ({ thread }: Pick<Props, "thread">) => {
  const m = useMessages(messaging)
  const mine = useSession()?.user.id === thread.sender_id
  return (
    <span className={styles["people"]}>
      <span>{thread.sender_name}</span>
      {mine && <span> {m.toRecipient(thread.recipient_name)}</span>}
    </span>
  )
}

/** Subject, people, time; clicking the subject, or anywhere on a collapsed row, opens it. */
export const ThreadHead = ({ thread, search, toggle }: Props) => {
  const m = useMessages(messaging)
  const { open, details, onToggle } = toggle
  const state = useId()
  return (
    <div className={styles["head"]}>
      <div className={styles["titles"]}>
        <h3>
          <button
            type="button"
            className={styles["opener"]}
            aria-expanded={open}
            aria-controls={details}
            onClick={onToggle}
            aria-describedby={state}
            {...rowOpener}
          >
            <Highlight text={thread.subject} term={search} />
          </button>
        </h3>
        <People thread={thread} />
      </div>
      <span className={styles["when"]}>
        <RelativeTime at={thread.created_at} />
        <span id={state} className={thread.unread_count > 0 ? styles["dot"] : undefined}>
          {thread.unread_count > 0 && <VisuallyHidden>{m.unread}</VisuallyHidden>}
        </span>
      </span>
    </div>
  )
}
