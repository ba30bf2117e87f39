import type { LucideIcon } from "lucide-react"
import type { ReactNode } from "react"
import styles from "../identity/account/Account.module.css"

interface Props {
  readonly icon: LucideIcon
  readonly about: ReactNode
  /** Buttons: beside it, or below on phones. */
  readonly children: ReactNode
}

/** An entry of a list with several buttons. */
export const ServiceRow = ({ icon: Icon, about, children }: Props) => (
  <li className={styles["session"]}>
    <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
    <div className={`${styles["buttons"]} ${styles["beside"]}`}>
      <div className={styles["about"]} style={{ flexBasis: 240 }}>
        {about}
      </div>
      <div className={styles["buttons"]}>{children}</div>
    </div>
  </li>
)
