import type { ExcerptView, ThreadSummary, ThreadView } from "#messaging/contract"
import { Highlight } from "../../../ui/Highlight.tsx"
import { LinkedText } from "../../../ui/LinkedText.tsx"
import { fromFirstMatch, matchesOf } from "../../../ui/matches.ts"
import { withNamesOnly } from "../../../ui/references.ts"
import { SentFiles } from "../attachments/SentFiles.tsx"
import styles from "./Thread.module.css"

interface Props {
  readonly summary: ThreadSummary
  /** Undefined until it is loaded. */
  readonly thread: ThreadView | undefined
  readonly search: string
  readonly open: boolean
}

/** Whether a list shows only the beginning of the first message. */
export const isCut = ({ content }: ThreadSummary): boolean => content.endsWith("…")

/** The message that matches the search, if what is shown of the first one does not explain why it is listed. */
const Match = ({ summary, search }: Pick<Props, "summary" | "search">) => {
  const { subject, content, match } = summary
  if (match === null || [subject, content].some((text) => matchesOf(text, search).length > 0)) return null
  return (
    <p className={styles["match"]}>
      <b>{match.sender_name}</b>{" "}
      <Highlight text={fromFirstMatch(withNamesOnly(match.content), search)} term={search} />
    </p>
  )
}

const LatestReply = ({ sender_name, content }: ExcerptView) => (
  <p className={styles["latestReply"]}>
    <b>{sender_name}</b> {withNamesOnly(content)}
  </p>
)

/** The first message: two lines while collapsed, with one of the latest reply or of a match; in full when open. */
export const ThreadText = ({ summary, thread, search, open }: Props) => {
  const { content, latest } = summary
  if (open)
    return (
      <>
        <p className={styles["content"]}>
          <LinkedText text={thread?.content ?? content} term={search} />
        </p>
        {thread && <SentFiles {...thread} />}
      </>
    )
  return (
    <>
      <p className={styles["preview"]}>
        <Highlight text={withNamesOnly(content)} term={search} />
      </p>
      {search !== "" && <Match summary={summary} search={search} />}
      {search === "" && latest && <LatestReply {...latest} />}
    </>
  )
}
