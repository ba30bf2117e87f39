import type { DowntimeSummary } from "#maintenance/contract"
import { Link } from "react-router"
import { useMessages } from "../../../i18n/useMessages.ts"
import { Panel } from "../../../ui/Panel.tsx"
import { NumberInfo } from "../../operations/numbers/NumberInfo.tsx"
import styles from "../../operations/numbers/Numbers.module.css"
import due from "../due/Due.module.css"
import { downtime } from "../messages/pages.ts"
import type { Days } from "./downtime.ts"
import { useHours } from "./useHours.ts"

interface Props {
  readonly summary: DowntimeSummary
  readonly days: Days
}

interface TileProps {
  readonly label: string
  readonly about: string
  readonly value: string
  readonly isZero: boolean
  readonly to: string
}

/** A number, which leads to its rows. */
const Tile = ({ label, about, value, isZero, to }: TileProps) => (
  <li className={styles["tile"]} data-zero={isZero}>
    <Link to={to} className={styles["link"]}>
      <b className={styles["value"]}>{value}</b> <span className={styles["label"]}>{label}</span>
    </Link>
    <NumberInfo label={label} about={about} />
  </li>
)

/** How much of their time in service vehicles could be used, and what they could not be used for. */
export const Numbers = ({ summary, days }: Props) => {
  const m = useMessages(downtime)
  const { hours, share } = useHours()
  const { availability, in_service_s, down_s, planned_s, unplanned_s } = summary
  const rows = `/services/downtime?days=${days}`
  const formula =
    availability === null ? m.numbers.noTime : m.numbers.formula(hours(down_s), hours(in_service_s))
  return (
    <div className={`${styles["center"]} ${due["numbers"]}`}>
      <Panel flush>
        <ul className={styles["tiles"]} aria-label={m.numbers.label}>
          <Tile
            label={m.numbers.availability}
            about={formula}
            value={availability === null ? "–" : share(availability)}
            isZero={availability === null}
            to={rows}
          />
          <Tile
            label={m.numbers.total}
            about={m.numbers.totalAbout}
            value={hours(down_s)}
            isZero={down_s === 0}
            to={rows}
          />
          <Tile
            label={m.planned}
            about={m.numbers.plannedAbout}
            value={hours(planned_s)}
            isZero={planned_s === 0}
            to={`${rows}&planned=true`}
          />
          <Tile
            label={m.unplanned}
            about={m.numbers.unplannedAbout}
            value={hours(unplanned_s)}
            isZero={unplanned_s === 0}
            to={`${rows}&planned=false`}
          />
        </ul>
      </Panel>
    </div>
  )
}
