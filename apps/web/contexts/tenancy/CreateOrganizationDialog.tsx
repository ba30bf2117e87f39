import { Button, Dialog } from "@radix-ui/themes"
import { useNavigate } from "react-router"
import { common as commonMessages } from "../../i18n/messages/index.ts"
import { tenancy } from "./messages/index.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { useReturnFocus } from "../../ui/useReturnFocus.ts"
import { DialogRoot } from "../../ui/DialogRoot.tsx"
import { CreateOrganizationForm } from "./CreateOrganizationForm.tsx"

/** Creates another organization, selects it and opens its page. */
export const CreateOrganizationDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { create } = useMessages(tenancy)
  const common = useMessages(commonMessages)
  const navigate = useNavigate()
  const opener = useReturnFocus()
  const show = () => {
    onClose()
    void navigate("/organization")
  }
  const cancel = (
    <Dialog.Close>
      <Button variant="surface" color="gray">
        {common.cancel}
      </Button>
    </Dialog.Close>
  )
  return (
    <DialogRoot onOpenChange={onClose}>
      <Dialog.Content maxWidth="460px" {...opener}>
        <Dialog.Title as="h2" size="5">
          {create.title}
        </Dialog.Title>
        <Dialog.Description mb="4">{create.sentence}</Dialog.Description>
        <CreateOrganizationForm onCreated={show} cancel={cancel} />
      </Dialog.Content>
    </DialogRoot>
  )
}
