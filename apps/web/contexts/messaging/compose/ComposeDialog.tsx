import type { UserId } from "#kernel"
import { Dialog } from "@radix-ui/themes"
import { useRef } from "react"
import { messaging } from "../messages/index.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { closeListFirst } from "../../../ui/closeListFirst.ts"
import { useReturnFocus } from "../../../ui/useReturnFocus.ts"
import { DialogRoot } from "../../../ui/DialogRoot.tsx"
import { useAttachments } from "../attachments/useAttachments.ts"
import { useClosing } from "../attachments/useClosing.tsx"
import { useOrganizations } from "../../tenancy/organizations.ts"
import { ComposeForm } from "./ComposeForm.tsx"

interface Props {
  /** The recipient; none by default. */
  readonly recipientId?: UserId
  readonly onClose: () => void
}

/** A new message to a team member. If the recipient is given, the subject is the first thing to type. */
export const ComposeDialog = ({ recipientId, onClose }: Props) => {
  const m = useMessages(messaging).compose
  const { current } = useOrganizations()
  const { onOpenAutoFocus, onCloseAutoFocus } = useReturnFocus()
  const subject = useRef<HTMLInputElement>(null)
  const attachments = useAttachments()
  const closing = useClosing(attachments, onClose)
  const focusSubject = (event: Event) => {
    onOpenAutoFocus()
    if (recipientId === undefined) return
    event.preventDefault()
    subject.current?.focus()
  }
  return (
    <DialogRoot onOpenChange={closing.onOpenChange}>
      <Dialog.Content
        maxWidth="520px"
        onOpenAutoFocus={focusSubject}
        onCloseAutoFocus={onCloseAutoFocus}
        onEscapeKeyDown={closeListFirst}
      >
        <Dialog.Title as="h2" size="5">
          {m.title}
        </Dialog.Title>
        <Dialog.Description mb="4" color="gray">
          {m.sentence}
        </Dialog.Description>
        <ComposeForm
          organization={current}
          recipientId={recipientId}
          attachments={attachments}
          subjectRef={subject}
          onSent={onClose}
        />
      </Dialog.Content>
      {closing.question}
    </DialogRoot>
  )
}
