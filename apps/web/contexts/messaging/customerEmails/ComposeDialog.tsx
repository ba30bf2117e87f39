import type { CustomerView } from "#customers/contract"
import type { Organization } from "#tenancy/contract"
import { Dialog } from "@radix-ui/themes"
import { useRef } from "react"
import { customerEmails } from "../messages/index.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { closeListFirst } from "../../../ui/closeListFirst.ts"
import { DialogRoot } from "../../../ui/DialogRoot.tsx"
import { useReturnFocus } from "../../../ui/useReturnFocus.ts"
import { useMe } from "../../identity/me.ts"
import { ComposeForm } from "./ComposeForm.tsx"

interface Props {
  readonly organization: Organization
  /** The customer, if already known. */
  readonly to?: CustomerView
  readonly onClose: () => void
}

/**
 * An email to a customer. It is sent in the user's name, and replies go to the user's own address. If the customer is
 * given, the subject is the first thing to type.
 */
export const ComposeDialog = ({ organization, to, onClose }: Props) => {
  const m = useMessages(customerEmails).compose
  const me = useMe()
  const { onOpenAutoFocus, onCloseAutoFocus } = useReturnFocus()
  const subject = useRef<HTMLInputElement>(null)
  const focusSubject = (event: Event) => {
    onOpenAutoFocus()
    if (!to) return
    event.preventDefault()
    subject.current?.focus()
  }
  return (
    <DialogRoot onOpenChange={onClose}>
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
          {m.about(me?.email ?? "")}
        </Dialog.Description>
        <ComposeForm organization={organization} to={to} subjectRef={subject} onSent={onClose} />
      </Dialog.Content>
    </DialogRoot>
  )
}
