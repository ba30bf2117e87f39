import { Button, Dialog } from "@radix-ui/themes"
import type { ComponentProps, ReactNode } from "react"
import { common } from "../i18n/messages/index.ts"
import { useMessages } from "../i18n/useMessages.ts"
import { closeListFirst } from "./closeListFirst.ts"
import dialog from "./Dialog.module.css"
import { DialogRoot } from "./DialogRoot.tsx"
import { SubmitButton } from "./SubmitButton.tsx"
import { useReturnFocus } from "./useReturnFocus.ts"

interface Props {
  readonly title: string
  readonly about: string
  readonly form: {
    readonly element: ComponentProps<"form">
    readonly busy: boolean
    /** Deletes the draft, if the form keeps one. */
    readonly discard?: () => void
  }
  readonly submit: string
  readonly busyText: string
  readonly color?: "red"
  readonly maxWidth?: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A dialog with a form. */
export const FormDialog = ({
  title,
  about,
  form,
  submit,
  busyText,
  color,
  maxWidth = "480px",
  onClose,
  children
}: Props) => {
  const { cancel } = useMessages(common)
  const opener = useReturnFocus()
  return (
    <DialogRoot onOpenChange={onClose}>
      <Dialog.Content maxWidth={maxWidth} {...opener} onEscapeKeyDown={closeListFirst}>
        <Dialog.Title as="h2" size="5">
          {title}
        </Dialog.Title>
        <Dialog.Description>{about}</Dialog.Description>
        <form {...form.element} className={dialog["form"]}>
          {children}
          <div className={dialog["actions"]}>
            <Dialog.Close>
              <Button type="button" variant="surface" color="gray" onClick={form.discard}>
                {cancel}
              </Button>
            </Dialog.Close>
            <SubmitButton busy={form.busy} busyText={busyText} {...(color && { color })}>
              {submit}
            </SubmitButton>
          </div>
        </form>
      </Dialog.Content>
    </DialogRoot>
  )
}
