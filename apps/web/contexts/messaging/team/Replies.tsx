import type { MessageView, ThreadView } from "#messaging/contract"
import { Button, Text } from "@radix-ui/themes"
import { useState } from "react"
import { useSession } from "../../../api/session.ts"
import { common } from "../../../i18n/messages/index.ts"
import { messaging } from "../messages/index.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { Alert } from "../../../ui/Alert.tsx"
import { Avatar } from "../../../ui/Avatar.tsx"
import { LinkedText } from "../../../ui/LinkedText.tsx"
import { RelativeTime } from "../../../ui/RelativeTime.tsx"
import { SentFiles } from "../attachments/SentFiles.tsx"
import type { OutgoingReply } from "../outgoing/queue.ts"
import { otherPerson } from "./otherPerson.ts"
import { PendingReply } from "./PendingReply.tsx"
import { ReplyButton } from "./ReplyButton.tsx"
import styles from "./Thread.module.css"
import { useReplies } from "./useReplies.ts"

interface Props {
  readonly thread: ThreadView
  readonly pending: ReadonlyArray<OutgoingReply>
  readonly search: string
  readonly onReply: (message: MessageView) => void
}

interface ReplyItemProps {
  readonly reply: MessageView
  readonly search: string
  /** It was unread when the conversation was opened. */
  readonly isNew: boolean
  readonly onReply: () => void
}

const ReplyItem = ({ reply, search, isNew, onReply }: ReplyItemProps) => {
  const userId = useSession()?.user.id
  const m = useMessages(messaging)
  return (
    <li className={styles["oneReply"]}>
      <Avatar size="1" name={reply.sender_name} url={reply.sender_avatar_url} />
      <div className={styles["body"]}>
        <div className={styles["replyHead"]}>
          <b>{reply.sender_name}</b>
          {isNew && <span className={styles["new"]}>{m.newReply}</span>}
          <span className={styles["when"]}>
            <RelativeTime at={reply.created_at} />
          </span>
        </div>
        <p className={styles["content"]}>
          <LinkedText text={reply.content} term={search} />
        </p>
        <SentFiles {...reply} />
        {reply.can_reply && <ReplyButton name={otherPerson(reply, userId).name} onClick={onReply} />}
      </div>
    </li>
  )
}

const Earlier = ({ earlier }: { readonly earlier: ReturnType<typeof useReplies>["earlier"] }) => {
  const m = useMessages(messaging)
  const { retry } = useMessages(common)
  if (!earlier.exist) return null
  return (
    <div className={styles["earlier"]}>
      <Alert error={earlier.error ?? undefined} />
      <Button size="1" variant="surface" color="gray" loading={earlier.isPending} onClick={earlier.load}>
        {earlier.error ? retry : m.earlier}
      </Button>
    </div>
  )
}

/** The replies that were unread when first shown: showing them marks them as read immediately. */
const useNewReplyIds = ({ replies }: ThreadView): ReadonlySet<string> => {
  const userId = useSession()?.user.id
  const [known, setKnown] = useState<ReadonlySet<string>>(new Set())
  const unread = replies
    .filter(({ recipient_id, read_at }) => recipient_id === userId && read_at === null)
    .map(({ id }) => id)
  if (unread.every((id) => known.has(id))) return known
  const ids = new Set([...known, ...unread])
  setKnown(ids)
  return ids
}

/** The replies, oldest first; then those being sent. */
export const Replies = ({ thread, pending, search, onReply }: Props) => {
  const m = useMessages(messaging)
  const { replies, earlier } = useReplies(thread)
  const newReplyIds = useNewReplyIds(thread)
  return (
    <>
      <Earlier earlier={earlier} />
      {replies.length + pending.length > 0 && (
        <ol className={styles["replyList"]}>
          {replies.map((reply) => (
            <ReplyItem
              key={reply.id}
              reply={reply}
              search={search}
              isNew={newReplyIds.has(reply.id)}
              onReply={() => onReply(reply)}
            />
          ))}
          {pending.map((one) => (
            <PendingReply key={one.client_id} one={one} />
          ))}
        </ol>
      )}
      {!thread.can_reply && (
        <Text as="p" className={styles["closed"]}>
          {m.cannotReply}
        </Text>
      )}
    </>
  )
}
