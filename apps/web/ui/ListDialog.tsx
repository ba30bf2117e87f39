import { Button, Dialog } from "@radix-ui/themes"
import type { ReactNode } from "react"
import { common } from "../i18n/messages/index.ts"
import { useMessages } from "../i18n/useMessages.ts"
import dialog from "./Dialog.module.css"
import { DialogRoot } from "./DialogRoot.tsx"
import { useReturnFocus } from "./useReturnFocus.ts"

interface Props {
  readonly title: string
  readonly about: string
  readonly maxWidth?: string
  /** A button after the one that closes it. */
  readonly action?: ReactNode
  readonly onClose: () => void
  /** The list, and the dialogs that it opens. */
  readonly children: ReactNode
}

/** A dialog with a list of records, which are changed in it one by one. */
export const ListDialog = ({ title, about, maxWidth = "560px", action, onClose, children }: Props) => {
  const { close } = useMessages(common)
  const opener = useReturnFocus()
  return (
    <DialogRoot onOpenChange={onClose}>
      <Dialog.Content maxWidth={maxWidth} {...opener}>
        <Dialog.Title as="h2" size="5">
          {title}
        </Dialog.Title>
        <Dialog.Description mb="4">{about}</Dialog.Description>
        {children}
        <div className={dialog["actions"]}>
          <Dialog.Close>
            <Button variant="surface" color="gray">
              {close}
            </Button>
          </Dialog.Close>
          {action}
        </div>
      </Dialog.Content>
    </DialogRoot>
  )
}
