import { useSession } from "../../../api/session.ts"
import { Avatar } from "../../../ui/Avatar.tsx"
import { LinkedText } from "../../../ui/LinkedText.tsx"
import type { OutgoingReply } from "../outgoing/queue.ts"
import { PendingState } from "./PendingState.tsx"
import styles from "./Thread.module.css"

/** A reply being sent, where it will be listed. */
export const PendingReply = ({ one }: { readonly one: OutgoingReply }) => {
  const me = useSession()?.user
  const name = me?.full_name ?? me?.email ?? ""
  return (
    <li className={styles["oneReply"]}>
      <Avatar size="1" name={name} url={me?.avatar_url} />
      <div className={styles["body"]}>
        <div className={styles["replyHead"]}>
          <b>{name}</b>
        </div>
        <p className={styles["content"]}>
          <LinkedText text={one.content} />
        </p>
        <PendingState one={one} />
      </div>
    </li>
  )
}

/** The replies being sent, in a list of their own. */
export const PendingReplies = ({ pending }: { readonly pending: ReadonlyArray<OutgoingReply> }) =>
  pending.length > 0 && (
    <ol className={styles["replyList"]}>
      {pending.map((one) => (
        <PendingReply key={one.client_id} one={one} />
      ))}
    </ol>
  )
