import type { ThreadSummary, ThreadView } from "#messaging/contract"
import { useEffect, useId, useRef, useState } from "react"
import { useSession } from "../../../api/session.ts"
import { Avatar } from "../../../ui/Avatar.tsx"
import { NotLoaded } from "../../../ui/ListStates.tsx"
import { useIntent } from "../../../ui/useIntent.ts"
import { ReplyDialog } from "../reply/ReplyDialog.tsx"
import { useReading } from "../reading.ts"
import { type PlainMessage, prefetchThread, useThread } from "../threads.ts"
import type { OutgoingReply } from "../outgoing/queue.ts"
import { useOutgoing } from "../useOutgoing.ts"
import { PendingReplies } from "./PendingReply.tsx"
import { otherPerson } from "./otherPerson.ts"
import { Replies } from "./Replies.tsx"
import { ThreadActions } from "./ThreadActions.tsx"
import { ThreadHead } from "./ThreadHead.tsx"
import { isCut, ThreadText } from "./ThreadText.tsx"
import styles from "./Thread.module.css"

interface Props {
  readonly summary: ThreadSummary
  /** The search term, highlighted in the text. */
  readonly search: string
  /** Opened by the address: expanded, scrolled into view and focused. */
  readonly startOpen?: boolean
  readonly onOpen?: ((summary: ThreadSummary) => void) | undefined
}

/** Replies to this thread that the server has not accepted yet. */
const usePendingReplies = ({ id }: ThreadSummary, thread: ThreadView | undefined) => {
  const known = new Set(thread?.replies.map(({ client_id }) => client_id))
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

interface UnloadedProps {
  readonly summary: ThreadSummary
  readonly query: ReturnType<typeof useThread>
  readonly pending: ReadonlyArray<OutgoingReply>
}

/** In place of messages that are not loaded, unless the summary already shows all of them; then those being sent. */
const Unloaded = ({ summary, query, pending }: UnloadedProps) => (
  <>
    {(summary.reply_count > 0 || isCut(summary)) && (
      <NotLoaded query={query} rows={Math.min(Math.max(summary.reply_count, 1), 3)} />
    )}
    <PendingReplies pending={pending} />
  </>
)

/** One conversation: the beginning of its first message or, when open, all of it and the replies. */
export const Thread = ({ summary, search, startOpen = false, onOpen }: Props) => {
  const userId = useSession()?.user.id
  const [open, setOpen] = useState(startOpen)
  const show = (shown: boolean) => {
    setOpen(shown)
    if (shown) onOpen?.(summary)
  }
  const [answering, answer] = useState<PlainMessage>()
  const row = useScrollIntoView(startOpen)
  const details = useId()
  const { organization_id, id } = summary
  const query = useThread(organization_id, open ? id : undefined)
  const thread = query.data
  const shown = thread ?? summary
  const pending = usePendingReplies(summary, thread)
  const intent = useIntent(() => !open && prefetchThread(organization_id, id))
  useReading(thread)
  const toggle = { open, details, intent, onToggle: () => show(!open) }
  return (
    <li ref={row} className={styles["thread"]} data-unread={shown.unread_count > 0} data-open={open}>
      <Avatar {...otherPerson(shown, userId)} />
      <div className={styles["body"]}>
        <ThreadHead thread={shown} search={search} toggle={toggle} />
        <ThreadText summary={summary} thread={thread} search={search} open={open} />
        <ThreadActions
          thread={shown}
          pending={pending.length}
          toggle={toggle}
          onReply={() => answer(shown)}
        />
        <div id={details}>
          {open && thread && <Replies thread={thread} pending={pending} search={search} onReply={answer} />}
          {open && !thread && <Unloaded summary={summary} query={query} pending={pending} />}
        </div>
      </div>
      {answering && (
        <ReplyDialog
          thread={shown}
          message={answering}
          onSent={() => show(true)}
          onClose={() => answer(undefined)}
        />
      )}
    </li>
  )
}
