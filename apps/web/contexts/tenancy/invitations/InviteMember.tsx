import type { Organization } from "#tenancy/contract"
import { Button, Dialog } from "@radix-ui/themes"
import { UserPlus } from "lucide-react"
import { useState } from "react"
import { tenancy } from "../../../i18n/en/tenancy.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { InviteForm } from "./InviteForm.tsx"

interface Props {
  readonly organization: Organization
  /** Not the view's first action. */
  readonly quiet: boolean
  readonly onInvited: () => void
}

/** The page's one amber action, and the dialog behind it. */
export const InviteMember = ({ organization, quiet, onInvited }: Props) => {
  const m = useMessages(tenancy).invite
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Trigger>
        <Button {...(quiet && { variant: "surface", color: "gray" })}>
          <UserPlus size={16} aria-hidden="true" /> {m.open}
        </Button>
      </Dialog.Trigger>
      <Dialog.Content maxWidth="460px">
        <Dialog.Title as="h2" size="5">
          {m.title}
        </Dialog.Title>
        <Dialog.Description mb="4">{m.sentence}</Dialog.Description>
        <InviteForm
          organization={organization}
          onInvited={() => {
            close()
            onInvited()
          }}
        />
      </Dialog.Content>
    </Dialog.Root>
  )
}
