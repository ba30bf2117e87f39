import type { ReactNode } from "react"
import styles from "./Banner.module.css"
import { StateBadge } from "./StateBadge.tsx"

interface Props {
  readonly title: string
  readonly children: ReactNode
  readonly action?: ReactNode
}

/** A slim notice on top of every page, with what to do. */
export const Banner = ({ title, children, action }: Props) => (
  <div className={styles["banner"]}>
    <p>
      <StateBadge state="caution">{title}</StateBadge>
      <span>{children}</span>
    </p>
    {action}
  </div>
)
