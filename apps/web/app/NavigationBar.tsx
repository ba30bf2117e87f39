import { useNavigation } from "react-router"
import styles from "./NavigationBar.module.css"

/** A moving centre line at the top edge while the next page loads; the page's own status tells the rest. */
export const NavigationBar = () =>
  useNavigation().state === "idle" ? null : <div className={styles["bar"]} aria-hidden="true" />
