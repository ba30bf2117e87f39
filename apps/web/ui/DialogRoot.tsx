import { Dialog } from "@radix-ui/themes"
import type { ReactNode } from "react"
import { useOverlay } from "./useOverlay.ts"

export interface DialogRootProps {
  readonly open?: boolean
  /** Also called with `false` on Back. The dialog may stay open. */
  readonly onOpenChange: (open: boolean) => void
  readonly children: ReactNode
}

/** Every dialog, also one at the side of the page. */
export const DialogRoot = ({ open = true, onOpenChange, children }: DialogRootProps) => {
  useOverlay(open, onOpenChange)
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      {children}
    </Dialog.Root>
  )
}
