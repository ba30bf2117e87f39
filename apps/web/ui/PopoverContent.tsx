import { Popover } from "@radix-ui/themes"
import type { ComponentProps } from "react"

/** Its closing takes a moment. Someone who has gone on meanwhile, such as to the next popover, keeps the focus there. */
const leaveFocus = (event: Event) => {
  if (document.activeElement !== document.body) event.preventDefault()
}

/** What a popover shows. The focus returns to its button. */
export const PopoverContent = (props: ComponentProps<typeof Popover.Content>) => (
  <Popover.Content onCloseAutoFocus={leaveFocus} {...props} />
)
