import { Heading } from "@radix-ui/themes"
import type { ReactNode } from "react"
import styles from "./PageHeader.module.css"
import { useTitle } from "./useTitle.ts"

interface Props {
  readonly title: string
  readonly subtitle?: string
  /** The page's primary action and related buttons. */
  readonly actions?: ReactNode
  /** A menu of what is rarely done: after the actions, on phones beside the title. */
  readonly menu?: ReactNode
}

/** The page's h1, which also names the document and takes the focus on navigation. */
export const PageHeader = ({ title, subtitle, actions, menu }: Props) => {
  useTitle(title)
  return (
    <div className={styles["header"]}>
      <div>
        <Heading as="h1" size="7" tabIndex={-1}>
          {title}
        </Heading>
        {subtitle && <p className={styles["subtitle"]}>{subtitle}</p>}
      </div>
      {actions && <div className={styles["actions"]}>{actions}</div>}
      {menu && <div className={styles["menu"]}>{menu}</div>}
    </div>
  )
}
