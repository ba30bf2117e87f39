import { type ReactNode, useState } from "react"
import { ConfirmDialog } from "./ConfirmDialog.tsx"
import { OnlineButton } from "./OnlineButton.tsx"

interface Props {
  /** The verb, on the button and in the dialog. */
  readonly label: string
  /** The verb with its object, where several buttons have the same label. */
  readonly name: string
  readonly title: string
  /** One sentence about what it affects. */
  readonly children: ReactNode
  readonly command: {
    readonly isPending: boolean
    readonly mutate: (input: undefined, options: { readonly onSettled: () => void }) => void
  }
}

/** A button for what cannot be undone: its dialog asks for confirmation, and closes once it is done or has failed. */
export const ConfirmButton = ({ label, name, title, children, command }: Props) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <OnlineButton variant="surface" color="gray" aria-label={name} onClick={() => setOpen(true)}>
        {label}
      </OnlineButton>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setOpen}
        title={title}
        confirm={label}
        busy={command.isPending}
        onConfirm={() => command.mutate(undefined, { onSettled: () => setOpen(false) })}
      >
        {children}
      </ConfirmDialog>
    </>
  )
}
