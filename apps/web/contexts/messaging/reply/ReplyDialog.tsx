import { Dialog } from "@radix-ui/themes"
import { useSession } from "../../../api/session.ts"
import { messaging } from "../messages/index.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { withNamesOnly } from "../../../ui/references.ts"
import { closeListFirst } from "../../../ui/closeListFirst.ts"
import { useReturnFocus } from "../../../ui/useReturnFocus.ts"
import { DialogRoot } from "../../../ui/DialogRoot.tsx"
import { useAttachments } from "../attachments/useAttachments.ts"
import { useClosing } from "../attachments/useClosing.tsx"
import styles from "../Form.module.css"
import type { PlainMessage } from "../threads.ts"
import { ReplyForm } from "./ReplyForm.tsx"

interface Props {
  readonly thread: Pick<PlainMessage, "subject">
  /** The message or reply to answer. */
  readonly message: PlainMessage
  readonly onSent: () => void
  readonly onClose: () => void
}

/** A reply to a message or to a reply. */
export const ReplyDialog = ({ thread, message, onSent, onClose }: Props) => {
  const m = useMessages(messaging).replying
  const mine = useSession()?.user.id === message.sender_id
  const opener = useReturnFocus()
  const attachments = useAttachments()
  const closing = useClosing(attachments, onClose)
  const sent = () => {
    onClose()
    onSent()
  }
  return (
    <DialogRoot onOpenChange={closing.onOpenChange}>
      <Dialog.Content
        maxWidth="520px"
        aria-describedby={undefined}
        {...opener}
        onEscapeKeyDown={closeListFirst}
      >
        <Dialog.Title as="h2" size="5">
          {m.title}
        </Dialog.Title>
        <dl className={styles["facts"]}>
          <dt>{m.subject}</dt>
          <dd>{thread.subject}</dd>
          <dt>{mine ? m.to : m.from}</dt>
          <dd>{mine ? message.recipient_name : message.sender_name}</dd>
        </dl>
        <blockquote className={styles["quote"]}>{withNamesOnly(message.content)}</blockquote>
        <ReplyForm message={message} attachments={attachments} onSent={sent} />
      </Dialog.Content>
      {closing.question}
    </DialogRoot>
  )
}
