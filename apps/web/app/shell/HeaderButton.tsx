import { IconButton, Tooltip } from "@radix-ui/themes"
import type { LucideIcon } from "lucide-react"
import type { ComponentProps } from "react"
import { CountBadge } from "../../ui/CountBadge.tsx"
import styles from "./Header.module.css"

interface Props extends Omit<ComponentProps<typeof IconButton>, "children"> {
  readonly label: string
  readonly icon: LucideIcon
  readonly count?: number
}

/** One of the header's icons, with its name on hover and a badge where something waits. */
export const HeaderButton = ({ label, icon: Icon, count = 0, ...rest }: Props) => (
  <Tooltip content={label}>
    <IconButton variant="ghost" color="gray" highContrast aria-label={label} className={styles["button"]} {...rest}>
      <Icon size={19} strokeWidth={1.75} aria-hidden="true" />
      <CountBadge count={count} />
    </IconButton>
  </Tooltip>
)
