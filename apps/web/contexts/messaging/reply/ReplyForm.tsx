import { forms } from "../../../i18n/messages/index.ts"
import { useRef } from "react"
import { messaging } from "../messages/index.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { FormField } from "../../../ui/FormField.tsx"
import { LongText } from "../../../ui/LongText.tsx"
import { SubmitButton } from "../../../ui/SubmitButton.tsx"
import { useDraftedForm } from "../../../ui/useDraftedForm.ts"
import { AttachFiles } from "../attachments/AttachFiles.tsx"
import { fileTarget } from "../../files/fileTarget.ts"
import { textWith } from "../attachments/textWith.ts"
import type { Attachments } from "../attachments/useAttachments.ts"
import { FormActions } from "../FormActions.tsx"
import styles from "../Form.module.css"
import { InsertRecord } from "../InsertRecord.tsx"
import { sendShortcut } from "../sendShortcut.ts"
import type { PlainMessage } from "../threads.ts"
import { usePosting } from "../usePosting.ts"

interface Props {
  readonly message: PlainMessage
  readonly attachments: Attachments
  readonly onSent: () => void
}

const MAX_LENGTH = 10_000

const useReplying = ({ message, attachments, onSent }: Props) => {
  const { toasts, replying, replyRequired } = useMessages(messaging)
  const { tooLong } = useMessages(forms)
  const posting = usePosting({ sent: toasts.replied, failed: toasts.replyFailed })
  const check = (text: string) => {
    if (textWith(attachments.files, text) === "") return replyRequired
    return Array.from(text.trim()).length > MAX_LENGTH ? tooLong(replying.label, MAX_LENGTH) : undefined
  }
  return useDraftedForm({
    draft: `reply.${message.organization_id}.${message.thread_id}`,
    initial: { content: "" },
    checks: { content: check },
    submit: async ({ content }) => {
      const files = await attachments.settled()
      const done = await posting(content, files, (envelope) => ({
        ...envelope,
        kind: "reply",
        organization_id: message.organization_id,
        message_id: message.id,
        thread_id: message.thread_id,
        subject: message.subject,
        content: textWith(files, content)
      }))
      if (done) onSent()
      return done
    }
  })
}

/** The one field of a reply. */
export const ReplyForm = (props: Props) => {
  const m = useMessages(messaging)
  const { attachments } = props
  const form = useReplying(props)
  const field = useRef<HTMLTextAreaElement>(null)
  const cancel = () => {
    form.discard()
    attachments.discard()
  }
  return (
    <form {...form.element} {...sendShortcut} {...fileTarget(attachments)} className={styles["form"]}>
      <FormField label={m.replying.label} error={form.errors["content"]}>
        {(control) => (
          <LongText
            ref={field}
            rows={6}
            placeholder={m.replying.placeholder}
            required
            {...control}
            {...form.longText("content")}
          />
        )}
      </FormField>
      <AttachFiles {...attachments} />
      <InsertRecord field={field} onChange={(text) => form.set("content", text)} />
      <FormActions onCancel={cancel}>
        <SubmitButton needsConnection={false} busy={form.busy} busyText={m.sending}>
          {m.replying.send}
        </SubmitButton>
      </FormActions>
    </form>
  )
}
