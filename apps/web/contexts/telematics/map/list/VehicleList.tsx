import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from "react"
import { useMessages } from "../../../../i18n/useMessages.ts"
import { NoResults } from "../../../../ui/ListStates.tsx"
import { useNow } from "../../../../ui/useNow.ts"
import { vehicleMap } from "../../messages/pages.ts"
import type { Board } from "../board.ts"
import { useVehiclesNow } from "../fleet/useFleet.ts"
import type { VehicleNow } from "../fleet/VehicleNow.ts"
import styles from "./List.module.css"
import type { Matches } from "./useMatches.ts"
import { useWindow } from "./useWindow.ts"
import { VehicleLines } from "./VehicleOption.tsx"

/** Pixels; the same in the style sheet. */
const ROW = 72

interface Props {
  readonly board: Board
  readonly matches: Matches
  /** The vehicle that was looked at last. */
  readonly last: string | undefined
}

/** How far a key moves. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: 8,
  PageUp: -8,
  Home: -Infinity,
  End: Infinity
}

const clamp = (index: number, count: number) => Math.max(0, Math.min(count - 1, index))

/** The option that keys act on. It stays with its vehicle when others appear or disappear. */
const useActive = (vehicles: ReadonlyArray<VehicleNow>, last: string | undefined) => {
  const [id, setId] = useState(last)
  const list = useRef<HTMLDivElement>(null)
  const index = vehicles.findIndex((vehicle) => vehicle.id === id)
  const scrollTo = (to: number) => {
    const element = list.current
    if (element === null) return
    const [above, below] = [to * ROW, (to + 1) * ROW - element.clientHeight]
    if (element.scrollTop > above) element.scrollTop = above
    else if (element.scrollTop < below) element.scrollTop = below
  }
  const move = (by: number) => {
    const none = by > 0 ? -1 : vehicles.length
    const to = clamp((index === -1 ? none : index) + by, vehicles.length)
    setId(vehicles[to]?.id)
    scrollTo(to)
  }
  useEffect(() => {
    if (index === -1) return
    scrollTo(index)
    list.current?.focus({ preventScroll: true })
    // oxlint-disable-next-line react/exhaustive-deps -- Only when the list is shown again.
  }, [])
  return { index, move, list }
}

const Options = ({ board, vehicles, last, now }: Omit<Props, "matches"> & Listed) => {
  const { list: m } = useMessages(vehicleMap)
  const { index, move, list } = useActive(vehicles, last)
  const { first, last: end } = useWindow(list, vehicles.length, ROW)
  const prefix = useId()
  const select = (vehicle: string | undefined) => vehicle && board.search.change({ vehicle })
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (step !== undefined) move(step)
    else if (event.key === "Enter" || event.key === " ") select(vehicles[index]?.id)
    else return
    event.preventDefault()
  }
  return (
    <div
      ref={list}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- An option of a select has one line.
      role="listbox"
      tabIndex={0}
      aria-label={m.label}
      aria-activedescendant={index === -1 ? undefined : `${prefix}-${vehicles[index]?.id}`}
      className={styles["list"]}
      onKeyDown={onKeyDown}
    >
      <div role="presentation" style={{ height: vehicles.length * ROW }}>
        {vehicles.slice(first, end).map((vehicle, offset) => (
          // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- The list handles keys.
          <div
            key={vehicle.id}
            id={`${prefix}-${vehicle.id}`}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- As above.
            role="option"
            tabIndex={-1}
            aria-selected={first + offset === index}
            aria-setsize={vehicles.length}
            aria-posinset={first + offset + 1}
            className={styles["option"]}
            style={{ transform: `translateY(${(first + offset) * ROW}px)` }}
            onClick={() => select(vehicle.id)}
          >
            <VehicleLines vehicle={vehicle} text={board.text} now={now} />
          </div>
        ))}
      </div>
    </div>
  )
}

interface Listed {
  readonly vehicles: ReadonlyArray<VehicleNow>
  /** Seconds since 1970. */
  readonly now: number
}

/** The vehicles that match, by name. It has room for tens of thousands: only those in sight are rendered. */
export const VehicleList = ({ board, matches, last }: Props) => {
  const { list: m } = useMessages(vehicleMap)
  const all = useVehiclesNow(board.store)
  const now = useNow() / 1000
  const vehicles = useMemo(() => all.filter((vehicle) => matches(vehicle, now)), [all, matches, now])
  const clear = () => board.search.change({ search: undefined, state: undefined, availability: undefined })
  return (
    <>
      <output className={styles["count"]}>
        {vehicles.length === all.length ? m.count(all.length) : m.matching(vehicles.length, all.length)}
      </output>
      {vehicles.length > 0 ? (
        <Options board={board} vehicles={vehicles} last={last} now={now} />
      ) : (
        all.length > 0 && (
          <NoResults title={m.nothing} clear={m.clear} onClear={clear}>
            {m.nothingSentence}
          </NoResults>
        )
      )}
    </>
  )
}
