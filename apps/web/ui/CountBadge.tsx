import { VisuallyHidden } from "@radix-ui/themes"
import { shell } from "../i18n/en/shell.ts"
import { useMessages } from "../i18n/useMessages.ts"
import styles from "./CountBadge.module.css"

const CAP = 99

/** How many await attention, `99+` above 99; nothing at none. */
export const CountBadge = ({ count }: { readonly count: number }) => {
  const m = useMessages(shell)
  if (count === 0) return null
  return (
    <>
      <span className={styles["badge"]} aria-hidden="true">
        {count > CAP ? `${CAP}+` : count}
      </span>
      <VisuallyHidden>{m.unread(count)}</VisuallyHidden>
    </>
  )
}
