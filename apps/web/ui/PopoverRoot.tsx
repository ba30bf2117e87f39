import { Popover } from "@radix-ui/themes"
import type { ReactNode } from "react"
import { useOverlay } from "./useOverlay.ts"

interface Props {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly children: ReactNode
}

/** Every popover: Back closes it. The page below stays usable. */
export const PopoverRoot = ({ open, onOpenChange, children }: Props) => {
  useOverlay(open, onOpenChange)
  return (
    <Popover.Root open={open} onOpenChange={onOpenChange}>
      {children}
    </Popover.Root>
  )
}
