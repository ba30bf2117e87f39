import type { ComponentProps } from "react"
import styles from "./Select.module.css"

interface Props extends Omit<ComponentProps<"select">, "size" | "className"> {
  /** As for a text field: 2 in forms, 3 where the form is the page. */
  readonly size?: "2" | "3"
}

/**
 * The browser's own select in our look. Long lists (time zones, currencies) support typing, phones show their
 * own picker, and it needs no script.
 */
export const Select = ({ size = "2", ...rest }: Props) => (
  <select {...rest} data-size={size} className={styles["select"]} />
)
