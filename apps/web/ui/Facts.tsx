import type { ReactNode } from "react"
import styles from "./Facts.module.css"

interface FactProps {
  readonly label: string
  readonly children: ReactNode
}

/** One value with its label; a dash where there is none. */
export const Fact = ({ label, children }: FactProps) => (
  <div>
    <dt>{label}</dt>
    <dd data-none={!children}>{children || "–"}</dd>
  </div>
)

/** Values with their labels, one below the other. */
export const Facts = ({ children }: Pick<FactProps, "children">) => (
  <dl className={styles["facts"]}>{children}</dl>
)
