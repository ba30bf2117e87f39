import type { ReactNode } from "react"
import styles from "./Account.module.css"

interface Props {
  readonly icon: ReactNode
  readonly name: ReactNode
  readonly about: ReactNode
  readonly children: ReactNode
}

/** A second factor in the list of all. */
export const FactorRow = ({ icon, name, about, children }: Props) => (
  <li className={styles["session"]}>
    {icon}
    <div className={styles["about"]}>
      <b>{name}</b>
      <span>{about}</span>
    </div>
    {children}
  </li>
)
