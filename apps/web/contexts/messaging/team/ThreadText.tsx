import type { ThreadView } from "#messaging/contract"
import { Highlight } from "../../../ui/Highlight.tsx"
import { fromFirstMatch, matchesOf } from "../../../ui/matches.ts"
import styles from "./Thread.module.css"

interface Props {
  readonly thread: ThreadView
  readonly search: string
  readonly open: boolean
}

/** The reply that matches the search, if neither subject nor message explain why the conversation is listed. */
const MatchingReply = ({ thread, search }: Omit<Props, "open">) => {
  const contains = (text: string) => matchesOf(text, search).length > 0
  if (contains(thread.subject) || contains(thread.content)) return null
  const reply = thread.replies.find(({ content }) => contains(content))
  if (!reply) return null
  return (
    <p className={styles["match"]}>
      <b>{reply.sender_name}</b> <Highlight text={fromFirstMatch(reply.content, search)} term={search} />
    </p>
  )
}

/** The first message: two lines while collapsed, in full when open. */
export const ThreadText = ({ thread, search, open }: Props) => {
  if (open)
    return (
      <p className={styles["content"]}>
        <Highlight text={thread.content} term={search} />
      </p>
    )
  return (
    <>
      <p className={styles["preview"]}>
        <Highlight text={fromFirstMatch(thread.content, search)} term={search} />
      </p>
      {search !== "" && <MatchingReply thread={thread} search={search} />}
    </>
  )
}
