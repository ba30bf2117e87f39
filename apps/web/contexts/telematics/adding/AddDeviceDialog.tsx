import type { Organization } from "#tenancy/contract"
import { Dialog } from "@radix-ui/themes"
import { useState } from "react"
import { closeListFirst } from "../../../ui/closeListFirst.ts"
import { DialogRoot } from "../../../ui/DialogRoot.tsx"
import { useReturnFocus } from "../../../ui/useReturnFocus.ts"
import { AccessStep, type Added } from "./AccessStep.tsx"
import { AddForm } from "./AddForm.tsx"

interface Props {
  readonly organization: Organization
  readonly onClose: () => void
}

/** Adds a phone, a tracker or a server, then shows how to set it up. */
export const AddDeviceDialog = ({ organization, onClose }: Props) => {
  const [added, setAdded] = useState<Added>()
  const opener = useReturnFocus()
  return (
    <DialogRoot onOpenChange={onClose}>
      <Dialog.Content
        maxWidth="560px"
        {...opener}
        onEscapeKeyDown={closeListFirst}
        // What is shown once does not disappear with a press beside it.
        onInteractOutside={(event) => added && event.preventDefault()}
      >
        {added ? <AccessStep added={added} /> : <AddForm organization={organization} onAdded={setAdded} />}
      </Dialog.Content>
    </DialogRoot>
  )
}
