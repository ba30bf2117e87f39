import { Link } from "react-router"
import { useFormat } from "../../../i18n/format.ts"
import { type State, StateBadge } from "../../../ui/StateBadge.tsx"
import { NumberInfo } from "./NumberInfo.tsx"
import styles from "./Numbers.module.css"

/** A number with the list of what it counted. */
export interface Counted {
  readonly label: string
  readonly about: string
  readonly to: string
  /** More than this is shown as this and a plus sign. */
  readonly most?: number
  readonly value: number
  /** Of which zero is a value like any other. */
  readonly unit?: "percent"
  /** What it means if it is not zero. */
  readonly state?: State
  /** Its part of the bar. */
  readonly part?: string
}

interface Props {
  readonly number: Counted
  /** A tile has its number above the label, a row after it. */
  readonly as: "tile" | "row"
}

/** Opens exactly what was counted. Zero is quiet. */
export const NumberLink = ({ number, as }: Props) => {
  const { label, about, to, value, unit, most = Infinity, state, part } = number
  const format = useFormat()
  const isZero = value === 0 && unit === undefined
  const shown = unit ? format.percent(value) : format.number(value)
  const name = !state ? label : <StateBadge state={isZero ? "idle" : state}>{label}</StateBadge>
  return (
    <li
      className={styles[as]}
      data-zero={isZero}
      {...(state !== "idle" && state && !isZero && { "data-state": state })}
    >
      <Link to={to} className={styles["link"]}>
        <b className={styles["value"]}>{value > most ? `${most}+` : shown}</b>{" "}
        <span className={styles["label"]}>
          {part && <i className={styles["swatch"]} data-part={part} />}
          {name}
        </span>
      </Link>
      <NumberInfo label={label} about={about} />
    </li>
  )
}
