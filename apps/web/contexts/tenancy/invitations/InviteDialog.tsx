import type { Organization } from "#tenancy/contract"
import { Dialog } from "@radix-ui/themes"
import { useLocation, useNavigate } from "react-router"
import { tenancy } from "../messages/index.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { useReturnFocus } from "../../../ui/useReturnFocus.ts"
import { DialogRoot } from "../../../ui/DialogRoot.tsx"
import { InviteForm } from "./InviteForm.tsx"

interface Props {
  readonly organization: Organization
  readonly onClose: () => void
}

/** Sends an invitation; then shows all of them, except on the dashboard, whose checklist it continues. */
export const InviteDialog = ({ organization, onClose }: Props) => {
  const m = useMessages(tenancy).invite
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const opener = useReturnFocus()
  const show = () => {
    onClose()
    if (pathname !== "/dashboard") void navigate("/organization?tab=invitations")
  }
  return (
    <DialogRoot onOpenChange={onClose}>
      <Dialog.Content maxWidth="460px" {...opener}>
        <Dialog.Title as="h2" size="5">
          {m.title}
        </Dialog.Title>
        <Dialog.Description mb="4">{m.sentence}</Dialog.Description>
        <InviteForm organization={organization} onInvited={show} />
      </Dialog.Content>
    </DialogRoot>
  )
}
