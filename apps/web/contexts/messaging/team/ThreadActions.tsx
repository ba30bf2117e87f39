import { VisuallyHidden } from "@radix-ui/themes"
import { ChevronDown, Paperclip } from "lucide-react"
import { useSession } from "../../../api/session.ts"
import { messaging } from "../messages/index.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import type { ThreadHeading } from "../threads.ts"
import { RelativeTime } from "../../../ui/RelativeTime.tsx"
import { otherPerson } from "./otherPerson.ts"
import { ReplyButton } from "./ReplyButton.tsx"
import styles from "./Thread.module.css"
import type { Toggle } from "./ThreadHead.tsx"

interface Props {
  readonly thread: ThreadHeading
  /** Replies being sent. */
  readonly pending: number
  readonly toggle: Toggle
  readonly onReply: () => void
}

/** How many photos and files a collapsed conversation has. */
const Files = ({ count }: { readonly count: number }) => {
  const m = useMessages(messaging)
  return (
    <span className={styles["files"]}>
      <Paperclip size={14} strokeWidth={1.75} aria-hidden="true" />
      <span aria-hidden="true">{count}</span>
      <VisuallyHidden>{m.files(count)}</VisuallyHidden>
    </span>
  )
}

/** The number of replies, which expands them, the number of files while collapsed, and a reply button. */
export const ThreadActions = ({ thread, pending, toggle, onReply }: Props) => {
  const m = useMessages(messaging)
  const userId = useSession()?.user.id
  const count = thread.reply_count + pending
  return (
    <div className={styles["actions"]}>
      {count > 0 && (
        <button
          type="button"
          className={styles["replies"]}
          aria-expanded={toggle.open}
          aria-controls={toggle.details}
          onClick={toggle.onToggle}
          {...toggle.intent}
        >
          {m.replies(count)}
          <ChevronDown size={14} strokeWidth={1.75} aria-hidden="true" />
        </button>
      )}
      {thread.reply_count > 0 && (
        <span className={styles["latest"]}>
          <RelativeTime at={thread.latest_at} />
        </span>
      )}
      {!toggle.open && thread.file_count > 0 && <Files count={thread.file_count} />}
      {thread.can_reply && <ReplyButton name={otherPerson(thread, userId).name} onClick={onReply} />}
    </div>
  )
}
