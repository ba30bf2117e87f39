import type { ReactNode } from "react"
import styles from "./Plate.module.css"

/** The plate chip: one shape to look for, wherever a vehicle is named. */
export const Plate = ({ children }: { readonly children: ReactNode }) => (
  <span className={styles["plate"]}>{children}</span>
)
