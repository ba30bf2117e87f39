import type { MessageView, ThreadView } from "#messaging/contract"
import { useEffect, useId, useRef, useState } from "react"
import { Avatar } from "../../../ui/Avatar.tsx"
import { ReplyDialog } from "../reply/ReplyDialog.tsx"
import { useReading } from "../reading.ts"
import { useOutgoing } from "../useOutgoing.ts"
import { Replies } from "./Replies.tsx"
import { ThreadActions } from "./ThreadActions.tsx"
import { ThreadHead } from "./ThreadHead.tsx"
import { ThreadText } from "./ThreadText.tsx"
import styles from "./Thread.module.css"

interface Props {
  readonly thread: ThreadView
  /** The search term, highlighted in the text. */
  readonly search: string
  /** Opened by the address: expanded, scrolled into view and focused. */
  readonly startOpen?: boolean
}

/** Replies to this thread that the server has not accepted yet. */
const usePendingReplies = ({ id, replies }: ThreadView) => {
  const known = new Set(replies.map(({ client_id }) => client_id))
  return useOutgoing()
    .filter((one) => one.kind === "reply")
    .filter(({ thread_id, client_id }) => thread_id === id && !known.has(client_id))
}

const useScrollIntoView = (wanted: boolean) => {
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (!wanted) return
    row.current?.scrollIntoView({ block: "start" })
    row.current?.querySelector("button")?.focus({ preventScroll: true })
  }, [wanted])
  return row
}

/** One conversation: its first message, collapsed or in full, and the replies. */
export const Thread = ({ thread, search, startOpen = false }: Props) => {
  const [open, setOpen] = useState(startOpen)
  const [answering, answer] = useState<MessageView>()
  const row = useScrollIntoView(startOpen)
  const details = useId()
  const pending = usePendingReplies(thread)
  useReading(thread, open)
  const toggle = { open, details, onToggle: () => setOpen(!open) }
  return (
    <li ref={row} className={styles["thread"]} data-unread={thread.unread_count > 0} data-open={open}>
      <Avatar name={thread.sender_name} url={thread.sender_avatar_url} />
      <div className={styles["body"]}>
        <ThreadHead thread={thread} search={search} toggle={toggle} />
        <ThreadText thread={thread} search={search} open={open} />
        <ThreadActions
          thread={thread}
          pending={pending.length}
          toggle={toggle}
          onReply={() => answer(thread)}
        />
        <div id={details}>
          {open && <Replies thread={thread} pending={pending} search={search} onReply={answer} />}
        </div>
      </div>
      {answering && (
        <ReplyDialog
          thread={thread}
          message={answering}
          onSent={() => setOpen(true)}
          onClose={() => answer(undefined)}
        />
      )}
    </li>
  )
}
