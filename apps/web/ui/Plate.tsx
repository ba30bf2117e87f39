import type { ReactNode } from "react"
import styles from "./Plate.module.css"

/** The number plate chip, the same wherever a vehicle is named. */
export const Plate = ({ children }: { readonly children: ReactNode }) => (
  <span className={styles["plate"]}>{children}</span>
)
