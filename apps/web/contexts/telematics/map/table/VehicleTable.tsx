import { Button } from "@radix-ui/themes"
import { useMemo, useState } from "react"
import { useMessages } from "../../../../i18n/useMessages.ts"
import { useNow } from "../../../../ui/useNow.ts"
import { vehicleMap } from "../../messages/pages.ts"
import type { Board } from "../board.ts"
import { motionOf } from "../fleet/motion.ts"
import { useVehiclesNow } from "../fleet/useFleet.ts"
import { isPlaced, type VehicleNow } from "../fleet/VehicleNow.ts"
import { MotionShape } from "../list/MotionShape.tsx"
import type { Matches } from "../list/useMatches.ts"
import { useMatches } from "../list/useMatches.ts"
import { pointText } from "../useMapText.ts"
import styles from "./VehicleTable.module.css"

/** Rows that are added with each press of the button. */
const PAGE = 200

interface RowProps {
  readonly board: Board
  readonly vehicle: VehicleNow
  /** Seconds since 1970. */
  readonly now: number
}

const Row = ({ board: { text, search }, vehicle, now }: RowProps) => {
  const { detail } = useMessages(vehicleMap)
  const { id, name, driver, speed, seenAt } = vehicle
  const motion = motionOf(vehicle, now)
  return (
    <tr>
      <th scope="row">
        <button type="button" onClick={() => search.change({ vehicle: id, view: undefined })}>
          {name}
        </button>
      </th>
      <td>{driver ?? detail.none}</td>
      <td>
        <span className={styles["state"]}>
          <MotionShape motion={motion} />
          {text.state(vehicle, now)}
        </span>
      </td>
      <td className={styles["number"]}>{isPlaced(vehicle) ? pointText(vehicle) : detail.none}</td>
      <td className={styles["number"]}>
        {motion === "moving" && speed !== null ? text.speed(speed) : detail.none}
      </td>
      <td>{seenAt === null ? detail.none : text.ago(seenAt, now)}</td>
    </tr>
  )
}

const byName = new Intl.Collator(undefined, { numeric: true })

const useRows = ({ store }: Board, matches: Matches, now: number) => {
  const all = useVehiclesNow(store)
  return useMemo(
    () =>
      all
        .filter((vehicle) => matches(vehicle, now))
        .toSorted((one, other) => byName.compare(one.name, other.name)),
    [all, matches, now]
  )
}

/** The same as on the map, as text: for screen readers, and for people who compare. */
export const VehicleTable = ({ board }: { readonly board: Board }) => {
  const { table: m } = useMessages(vehicleMap)
  const now = useNow() / 1000
  const rows = useRows(board, useMatches(board.search.values), now)
  const [shown, setShown] = useState(PAGE)
  const more = Math.min(PAGE, rows.length - shown)
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Scrolls with the keyboard.
    <section className={styles["scroll"]} aria-label={m.label} tabIndex={0}>
      <table className={styles["table"]}>
        <caption>{m.label}</caption>
        <thead>
          <tr>
            {[m.vehicle, m.driver, m.state, m.position, m.speed, m.lastSeen].map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, shown).map((vehicle) => (
            <Row key={vehicle.id} board={board} vehicle={vehicle} now={now} />
          ))}
        </tbody>
      </table>
      {more > 0 && (
        <div className={styles["more"]}>
          <Button variant="surface" color="gray" onClick={() => setShown(shown + PAGE)}>
            {m.more(more)}
          </Button>
        </div>
      )}
    </section>
  )
}
