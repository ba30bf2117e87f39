import styles from "./Lane.module.css"

interface Props {
  readonly value: number
  readonly max: number
  /** The same in words, shown under it. */
  readonly label: string
}

/** A progress bar as a road: one dash of the centre line for each step. */
export const Lane = ({ value, max, label }: Props) => (
  <div>
    <div role="progressbar" aria-valuenow={value} aria-valuemin={0} aria-valuemax={max} aria-label={label} className={styles["lane"]}>
      {Array.from({ length: max }, (_, step) => (
        <span key={step} data-done={step < value} />
      ))}
    </div>
    <p className={styles["label"]}>{label}</p>
  </div>
)
