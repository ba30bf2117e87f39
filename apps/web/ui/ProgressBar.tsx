import { VisuallyHidden } from "@radix-ui/themes"
import styles from "./ProgressBar.module.css"

interface Props {
  readonly value: number
  readonly max: number
  /** The same in words, shown below. */
  readonly label: string
}

/** A progress bar as a road: one dash of the centre line for each step. */
export const ProgressBar = ({ value, max, label }: Props) => (
  <div>
    <VisuallyHidden>
      <progress value={value} max={max} aria-label={label} />
    </VisuallyHidden>
    <div className={styles["lane"]} aria-hidden="true">
      {Array.from({ length: max }, (_, step) => (
        <span key={step} data-done={step < value} />
      ))}
    </div>
    <p className={styles["label"]}>{label}</p>
  </div>
)
