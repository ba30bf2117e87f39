import { VisuallyHidden } from "@radix-ui/themes"
import { shell } from "../app/messages/index.ts"
import { useMessages } from "../i18n/useMessages.ts"
import styles from "./CountBadge.module.css"

const CAP = 99

interface Props {
  readonly count: number
  /** Within a line of text, such as a tab's name, rather than on an icon's corner. */
  readonly inline?: boolean
  /** The count in words, for screen readers; `3 unread` by default. */
  readonly words?: string
}

/** How many items need attention, `99+` above 99; nothing for zero. */
export const CountBadge = ({ count, inline = false, words }: Props) => {
  const m = useMessages(shell)
  if (count === 0) return null
  return (
    <>
      <span className={styles[inline ? "inline" : "badge"]} aria-hidden="true">
        {count > CAP ? `${CAP}+` : count}
      </span>
      <VisuallyHidden> {words ?? m.unread(count)}</VisuallyHidden>
    </>
  )
}
