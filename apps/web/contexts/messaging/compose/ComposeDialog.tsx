import type { UserId } from "#kernel"
import { Dialog } from "@radix-ui/themes"
import { messaging } from "../messages/index.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { useReturnFocus } from "../../../ui/useReturnFocus.ts"
import { DialogRoot } from "../../../ui/DialogRoot.tsx"
import { useOrganizations } from "../../tenancy/organizations.ts"
import { ComposeForm } from "./ComposeForm.tsx"

interface Props {
  /** The recipient; none by default. */
  readonly recipientId?: UserId
  readonly onClose: () => void
}

/** A new message to a team member. Closing clears the fields. */
export const ComposeDialog = ({ recipientId, onClose }: Props) => {
  const m = useMessages(messaging).compose
  const { current } = useOrganizations()
  const opener = useReturnFocus()
  return (
    <DialogRoot onOpenChange={onClose}>
      <Dialog.Content maxWidth="520px" {...opener}>
        <Dialog.Title as="h2" size="5">
          {m.title}
        </Dialog.Title>
        <Dialog.Description mb="4" color="gray">
          {m.sentence}
        </Dialog.Description>
        <ComposeForm organization={current} recipientId={recipientId} onSent={onClose} />
      </Dialog.Content>
    </DialogRoot>
  )
}
