import { type HoldView, isOut } from "#fleet/contract"
import { useMessages } from "../../../i18n/useMessages.ts"
import { type State, StateBadge } from "../../../ui/StateBadge.tsx"
import { useNow } from "../../../ui/useNow.ts"
import { occupancy } from "../messages/pages.ts"
import { useLocations, type VehicleProps } from "../vehicles.ts"
import { HoldActions } from "./HoldActions.tsx"
import { type HoldState, holdStateAt } from "./holdState.ts"
import styles from "./Occupancy.module.css"
import { placeIn, type Span } from "./span.ts"
import { useHoldText } from "./useHoldText.ts"

const SHAPES: Readonly<Record<HoldState, State>> = {
  tentative: "idle",
  demoted: "caution",
  firm: "go",
  current: "go",
  overdue: "caution",
  ended: "idle"
}

const shapeOf = ({ kind }: Pick<HoldView, "kind">, state: HoldState): State =>
  kind === "inspection_grounding" && state !== "ended" ? "stop" : SHAPES[state]

interface Props extends Pick<VehicleProps, "organization"> {
  readonly hold: HoldView
  readonly span: Span
  readonly timeZone: string
}

/** When a hold takes the vehicle, as a bar in the days of a period. The text beside it says the same. */
const Bar = ({ hold, span }: Pick<Props, "hold" | "span">) => {
  const { starts_at, due_at, ended_at } = hold
  const { left, width } = placeIn(span, starts_at, ended_at ?? due_at)
  return (
    <div className={styles["track"]} aria-hidden="true">
      <span
        className={styles["bar"]}
        data-out={isOut(hold.kind)}
        data-tentative={hold.status === "tentative"}
        style={{ left: `${left}%`, width: `${width}%` }}
      />
    </div>
  )
}

/** A hold: what and when it is, its bar, and what can be done with it. */
export const HoldRow = ({ organization, hold, span, timeZone }: Props) => {
  const m = useMessages(occupancy)
  const { nameOf, periodOf } = useHoldText(timeZone)
  const locations = useLocations(organization)
  const state = holdStateAt(hold, useNow())
  const destination = locations.nameOf(hold.to_location_id)
  return (
    <li className={styles["row"]}>
      <div className={styles["what"]}>
        <p className={styles["name"]}>
          {[nameOf(hold), destination && m.toLocation(destination)].filter(Boolean).join(" ")}
        </p>
        <StateBadge state={shapeOf(hold, state)}>{m.states[state]}</StateBadge>
        <p className={styles["about"]}>{periodOf(hold)}</p>
        {hold.note && <p className={styles["about"]}>{hold.note}</p>}
      </div>
      <Bar hold={hold} span={span} />
      <HoldActions organization={organization} hold={hold} state={state} timeZone={timeZone} />
    </li>
  )
}
