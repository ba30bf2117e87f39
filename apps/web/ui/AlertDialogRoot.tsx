import { AlertDialog } from "@radix-ui/themes"
import type { DialogRootProps } from "./DialogRoot.tsx"
import { useOverlay } from "./useOverlay.ts"

/** Every dialog that asks for confirmation. In a file of its own because the app shell has none. */
export const AlertDialogRoot = ({ open = true, onOpenChange, children }: DialogRootProps) => {
  useOverlay(open, onOpenChange)
  return (
    <AlertDialog.Root open={open} onOpenChange={onOpenChange}>
      {children}
    </AlertDialog.Root>
  )
}
