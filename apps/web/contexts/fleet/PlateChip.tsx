import styles from "./PlateChip.module.css"

interface Props {
  readonly plate: string
  readonly region?: string | null
}

/** A license plate, with its country or state. */
export const PlateChip = ({ plate, region }: Props) => (
  <span className={styles["plate"]}>
    {region && <span className={styles["region"]}>{region}</span>}
    <span className={styles["text"]}>{plate}</span>
  </span>
)
