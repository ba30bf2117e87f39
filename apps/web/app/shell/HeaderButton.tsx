import { IconButton, Tooltip } from "@radix-ui/themes"
import type { LucideIcon } from "lucide-react"
import type { ComponentProps, FocusEvent } from "react"
import { Link } from "react-router"
import { shell } from "../messages/index.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { CountBadge } from "../../ui/CountBadge.tsx"
import styles from "./Header.module.css"

interface Props extends Omit<ComponentProps<typeof IconButton>, "children" | "asChild"> {
  readonly label: string
  readonly icon: LucideIcon
  /** The number in the badge. */
  readonly count?: number
  /** The count in words; `3 unread` by default. */
  readonly words?: string
  /** Set when it leads to another page. */
  readonly to?: string
}

/** Keeps the tooltip closed when a closing dialog or menu returns the focus: on a phone, nothing would close it. */
const keepTooltipClosed = (event: FocusEvent<HTMLButtonElement>) => {
  if (!event.currentTarget.matches(":focus-visible")) event.preventDefault()
}

/** One of the header's icons, with its name on hover and a badge if there is anything unread. */
export const HeaderButton = ({ label, icon: Icon, count = 0, words, to, ...rest }: Props) => {
  const m = useMessages(shell)
  const inWords = words ?? m.unread(count)
  const content = (
    <>
      <Icon size={19} strokeWidth={1.75} aria-hidden="true" />
      <CountBadge count={count} words={inWords} />
    </>
  )
  return (
    <Tooltip content={label}>
      <IconButton
        variant="ghost"
        color="gray"

        aria-label={count > 0 ? `${label}, ${inWords}` : label}
        className={styles["button"] ?? ""}
        asChild={to !== undefined}
        {...rest}
        onFocus={(event) => {
          rest.onFocus?.(event)
          keepTooltipClosed(event)
        }}
      >
        {to === undefined ? content : <Link to={to}>{content}</Link>}
      </IconButton>
    </Tooltip>
  )
}
