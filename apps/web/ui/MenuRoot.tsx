import { DropdownMenu } from "@radix-ui/themes"
import { type ReactNode, useState } from "react"
import { useOverlay } from "./useOverlay.ts"

interface Props {
  readonly defaultOpen?: boolean
  readonly children: ReactNode
}

/** Every menu: Back closes it. The page below stays usable. */
export const MenuRoot = ({ defaultOpen = false, children }: Props) => {
  const [open, setOpen] = useState(defaultOpen)
  useOverlay(open, setOpen)
  return (
    <DropdownMenu.Root modal={false} open={open} onOpenChange={setOpen}>
      {children}
    </DropdownMenu.Root>
  )
}
