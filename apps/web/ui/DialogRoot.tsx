import { AlertDialog, Dialog } from "@radix-ui/themes"
import { type ReactNode, useLayoutEffect, useRef } from "react"
import { addOverlay } from "./overlays.ts"

interface Props {
  readonly open?: boolean
  /** Also called with `false` on Back. The dialog may stay open. */
  readonly onOpenChange: (open: boolean) => void
  readonly children: ReactNode
}

/** Makes Back close the dialog instead of leaving the page. */
const useOverlay = (open: boolean, onOpenChange: Props["onOpenChange"]) => {
  const latest = useRef(onOpenChange)
  useLayoutEffect(() => {
    latest.current = onOpenChange
  })
  useLayoutEffect(() => (open ? addOverlay(() => latest.current(false)) : undefined), [open])
}

/** Every dialog, also one at the side of the page. */
export const DialogRoot = ({ open = true, onOpenChange, children }: Props) => {
  useOverlay(open, onOpenChange)
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      {children}
    </Dialog.Root>
  )
}

/** The same for a dialog that asks for confirmation. */
export const AlertDialogRoot = ({ open = true, onOpenChange, children }: Props) => {
  useOverlay(open, onOpenChange)
  return (
    <AlertDialog.Root open={open} onOpenChange={onOpenChange}>
      {children}
    </AlertDialog.Root>
  )
}
