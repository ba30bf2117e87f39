import { Checkbox } from "@radix-ui/themes"
import type { MouseEvent, Ref } from "react"
import styles from "./SelectBox.module.css"

interface Props {
  readonly label: string
  readonly checked: boolean | "indeterminate"
  readonly disabled?: boolean
  readonly ref?: Ref<HTMLButtonElement>
  /** `range`: with the Shift key. */
  readonly onToggle: (range: boolean) => void
}

/** The checkbox of a row or of all rows, in an area large enough for a finger. */
export const SelectBox = ({ label, checked, disabled = false, ref, onToggle }: Props) => (
  // eslint-disable-next-line jsx-a11y/label-has-associated-control -- The checkbox is inside.
  <label className={styles["area"]}>
    <Checkbox
      ref={ref}
      aria-label={label}
      checked={checked}
      disabled={disabled}
      onClick={(event: MouseEvent) => onToggle(event.shiftKey)}
    />
  </label>
)
