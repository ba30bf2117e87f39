import { VisuallyHidden } from "@radix-ui/themes"
import { useId } from "react"
import { useSession } from "../../../api/session.ts"
import { messaging } from "../messages/index.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { Highlight } from "../../../ui/Highlight.tsx"
import { RelativeTime } from "../../../ui/RelativeTime.tsx"
import type { useIntent } from "../../../ui/useIntent.ts"
import type { ThreadHeading } from "../threads.ts"
import { rowOpener } from "./arrowKeys.ts"
import styles from "./Thread.module.css"

/** Expands and collapses a conversation. */
export interface Toggle {
  readonly open: boolean
  /** The id of the collapsible element. */
  readonly details: string
  /** Loads what it expands to ahead of time. */
  readonly intent: ReturnType<typeof useIntent>
  readonly onToggle: () => void
}

interface Props {
  readonly thread: ThreadHeading
  readonly search: string
  readonly toggle: Toggle
}

/** The author; for the user's own messages, the recipient. */
const People = ({ thread }: Pick<Props, "thread">) => {
  const m = useMessages(messaging)
  const mine = useSession()?.user.id === thread.sender_id
  return (
    <span className={styles["people"]}>
      {mine ? m.toRecipient(thread.recipient_name) : thread.sender_name}
    </span>
  )
}

/** Subject, people, time; clicking the subject, or anywhere on a collapsed row, opens it. */
export const ThreadHead = ({ thread, search, toggle }: Props) => {
  const m = useMessages(messaging)
  const { open, details, intent, onToggle } = toggle
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
            {...intent}
            {...rowOpener}
          >
            <span className={styles["subject"]}>
              <Highlight text={thread.subject} term={search} />
            </span>
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
