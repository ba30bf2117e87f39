import { Popover } from "@radix-ui/themes"
import { PopoverContent } from "../../../ui/PopoverContent.tsx"
import { PopoverRoot } from "../../../ui/PopoverRoot.tsx"
import { useReturnFocus } from "../../../ui/useReturnFocus.ts"
import styles from "./Numbers.module.css"

interface Props {
  readonly label: string
  readonly about: string
  /** The button that opens and closes it. */
  readonly button: HTMLElement | null
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

/** What a number counts, beside its button. */
export const NumberPopover = ({ label, about, button, open, onOpenChange }: Props) => {
  const returnFocus = useReturnFocus()
  // Otherwise a press on the button closes it, and its click opens it again.
  const leaveToButton = (event: Event) => {
    if (event.target instanceof Node && button?.contains(event.target)) event.preventDefault()
  }
  return (
    <PopoverRoot open={open} onOpenChange={onOpenChange}>
      <Popover.Anchor virtualRef={{ current: button }} />
      <PopoverContent
        {...returnFocus}
        size="1"
        maxWidth="300px"
        aria-label={label}
        onInteractOutside={leaveToButton}
      >
        <p className={styles["about"]}>{about}</p>
      </PopoverContent>
    </PopoverRoot>
  )
}
