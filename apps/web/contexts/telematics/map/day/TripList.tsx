import type { StopView, TripView } from "#telematics/contract"
import type { Organization } from "#tenancy/contract"
import { useMessages } from "../../../../i18n/useMessages.ts"
import { vehicleMap } from "../../messages/pages.ts"
import { isChoosable, PurposeChoice } from "../privacy/PurposeChoice.tsx"
import type { MapText } from "../useMapText.ts"
import styles from "./Day.module.css"

interface Props {
  readonly organization: Organization
  readonly trips: ReadonlyArray<TripView>
  readonly stops: ReadonlyArray<StopView>
  readonly text: MapText
  readonly goTo: (millis: number) => void
}

/** A trip or a stop, with its number on the map. */
interface Part {
  readonly kind: "trip" | "stop"
  readonly from: Date
  readonly until: Date | null
  /** The distance of a trip, the number of a stop. */
  readonly value: string
  /** Undefined for a stop. */
  readonly trip?: TripView
}

const partsOf = ({ trips, stops, text }: Pick<Props, "trips" | "stops" | "text">): ReadonlyArray<Part> =>
  [
    ...trips.map((trip) => ({
      kind: "trip" as const,
      from: trip.started_at,
      until: trip.ended_at,
      value: text.distance(trip.distance),
      trip
    })),
    ...stops.map(({ from, until }, index) => ({
      kind: "stop" as const,
      from,
      until,
      value: String(index + 1)
    }))
  ].toSorted((one, other) => one.from.getTime() - other.from.getTime())

interface RowProps extends Pick<Props, "organization" | "text" | "goTo"> {
  readonly part: Part
}

const Row = ({ part, organization, text, goTo }: RowProps) => {
  const { day: m, privacy } = useMessages(vehicleMap)
  const { names } = privacy.purpose
  const { kind, from, until, value, trip } = part
  const [start = "", end] = [from, until].map((at) => at && text.time(at.getTime() / 1000))
  const words = end
    ? (trip ? m.trip : m.stop)(start ?? "", end)
    : (trip ? m.tripUnderWay : m.stopUnderWay)(start ?? "")
  const isOwn = trip !== undefined && isChoosable(trip)
  return (
    <li>
      <button type="button" className={styles["part"]} onClick={() => goTo(from.getTime())}>
        <span className={styles["mark"]} data-kind={kind} aria-hidden="true">
          {!trip && value}
        </span>
        <span>
          {words}
          {trip && !isOwn && trip.purpose !== "unknown" && (
            <span className={styles["soft"]}> · {names[trip.purpose]}</span>
          )}
        </span>
        {trip && <span className={styles["distance"]}>{value}</span>}
      </button>
      {isOwn && (
        <div className={styles["purpose"]}>
          <PurposeChoice organization={organization} trip={trip} time={start ?? ""} />
        </div>
      )}
    </li>
  )
}

/** What the vehicle did on the day, in its order. */
export const TripList = (props: Props) => {
  const { day: m, privacy } = useMessages(vehicleMap)
  const { organization, trips, text, goTo } = props
  const parts = partsOf(props)
  if (parts.length === 0) return null
  const distance = trips.reduce((sum, trip) => sum + trip.distance, 0)
  return (
    <section className={styles["trips"]} aria-label={m.trips}>
      <h3>
        {m.trips}
        <span>{m.total(text.distance(distance), trips.length)}</span>
      </h3>
      {trips.some(isChoosable) && <p className={styles["note"]}>{privacy.purpose.about}</p>}
      <ol>
        {parts.map((part) => (
          <Row
            key={`${part.kind}-${part.from.getTime()}`}
            part={part}
            organization={organization}
            text={text}
            goTo={goTo}
          />
        ))}
      </ol>
    </section>
  )
}
