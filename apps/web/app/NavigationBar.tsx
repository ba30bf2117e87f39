import { useNavigation } from "react-router"
import styles from "./NavigationBar.module.css"

/**
 * A moving line at the top edge while the next page loads; decorative, because the page has a status of its
 * own.
 */
export const NavigationBar = () =>
  useNavigation().state === "idle" ? null : <div className={styles["bar"]} aria-hidden="true" />
