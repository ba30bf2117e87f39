import { ListTrips, TRIPS } from "#telematics/contract"
import { Button } from "@radix-ui/themes"
import { useQuery } from "@tanstack/react-query"
import { ArrowLeft, CalendarDays, LocateFixed } from "lucide-react"
import { Link } from "react-router"
import { api } from "../../../../api/client.ts"
import { organizationKey } from "../../../../api/queryKeys.ts"
import { useMessages } from "../../../../i18n/useMessages.ts"
import { EmptyState } from "../../../../ui/EmptyState.tsx"
import { Fact, Facts } from "../../../../ui/Facts.tsx"
import { useNow } from "../../../../ui/useNow.ts"
import { vehicleMap } from "../../messages/pages.ts"
import type { Board } from "../board.ts"
import { today } from "../day/days.ts"
import { motionOf } from "../fleet/motion.ts"
import { useVehiclesNow } from "../fleet/useFleet.ts"
import { isPlaced, type VehicleNow } from "../fleet/VehicleNow.ts"
import { MotionShape } from "../list/MotionShape.tsx"
import { PrivateDrive } from "../privacy/PrivateDrive.tsx"
import { pointText } from "../useMapText.ts"
import styles from "./VehicleCard.module.css"

interface Props {
  readonly board: Board
}

interface VehicleProps extends Props {
  readonly vehicle: VehicleNow
  /** Seconds since 1970. */
  readonly now: number
}

const DAY_MILLIS = 86_400_000

/** Since when a parked vehicle stands where it is, in seconds, if it arrived within a day. */
const useParkedSince = ({ board: { organization }, vehicle, now }: VehicleProps): number | undefined => {
  const isParked = motionOf(vehicle, now) === "parked"
  const { data } = useQuery({
    enabled: isParked,
    queryKey: organizationKey(organization.id, TRIPS, vehicle.id, "last-day"),
    queryFn: () =>
      api(ListTrips, {
        params: { organizationId: organization.id, vehicleId: vehicle.id },
        query: {
          from: new Date(Date.now() - DAY_MILLIS).toISOString(),
          to: new Date().toISOString()
        }
      })
  })
  const stop = isParked ? data?.stops.at(-1) : undefined
  return stop && stop.until === null ? stop.from.getTime() / 1000 : undefined
}

const State = (props: VehicleProps) => {
  const { board, vehicle, now } = props
  const { state } = useMessages(vehicleMap)
  const since = useParkedSince(props)
  return (
    <p className={styles["state"]}>
      <MotionShape motion={motionOf(vehicle, now)} />
      {since === undefined ? board.text.state(vehicle, now) : state.parkedSince(board.text.since(since, now))}
    </p>
  )
}

const About = ({ board: { text }, vehicle, now }: VehicleProps) => {
  const { detail: m, list } = useMessages(vehicleMap)
  const { driver, speed, heading, fixedAt, seenAt, availability } = vehicle
  const isMoving = motionOf(vehicle, now) === "moving"
  return (
    <div className={styles["facts"]}>
      <Facts>
        <Fact label={m.driver}>{driver ?? list.noDriver}</Fact>
        <Fact label={m.availability}>{list.availabilities[availability]}</Fact>
        <Fact label={m.speed}>{isMoving && speed !== null && text.speed(speed)}</Fact>
        <Fact label={m.heading}>{isMoving && heading !== null && text.direction(heading)}</Fact>
        <Fact label={m.lastFix}>{fixedAt !== null && text.dateTime(fixedAt)}</Fact>
        <Fact label={m.lastSeen}>
          {seenAt !== null && (
            <time dateTime={new Date(seenAt * 1000).toISOString()} title={text.exact(seenAt)}>
              {text.ago(seenAt, now)}
            </time>
          )}
        </Fact>
        <Fact label={m.position}>{isPlaced(vehicle) && pointText(vehicle)}</Fact>
      </Facts>
    </div>
  )
}

const Actions = ({ board: { organization, search }, vehicle }: VehicleProps) => {
  const { detail: m } = useMessages(vehicleMap)
  const isFollowed = search.values.follow === "1"
  return (
    <div className={styles["actions"]}>
      <Button
        variant={isFollowed ? "solid" : "surface"}
        color={isFollowed ? "amber" : "gray"}
        aria-pressed={isFollowed}
        disabled={!isPlaced(vehicle)}
        onClick={() => search.change({ follow: isFollowed ? undefined : "1" })}
      >
        <LocateFixed size={16} strokeWidth={1.75} aria-hidden="true" />
        {isFollowed ? m.following : m.follow}
      </Button>
      <Button
        variant="surface"
        color="gray"
        onClick={() => search.change({ day: today(), follow: undefined })}
      >
        <CalendarDays size={16} strokeWidth={1.75} aria-hidden="true" />
        {m.day}
      </Button>
      {organization.can.includes("vehicles.read") && (
        <Button asChild variant="surface" color="gray">
          <Link to={`/vehicles/${vehicle.id}`}>{m.open}</Link>
        </Button>
      )}
    </div>
  )
}

/** The selected vehicle: what it does, since when, and what can be done with it. */
export const VehicleCard = ({ board }: Props) => {
  const { detail: m } = useMessages(vehicleMap)
  const now = useNow(10_000) / 1000
  useVehiclesNow(board.store)
  const { search, store } = board
  const vehicle = store.find(search.values.vehicle)
  const back = () => search.change({ vehicle: undefined, follow: undefined, day: undefined })
  return (
    <div className={styles["card"]}>
      <Button variant="ghost" color="gray" className={styles["back"] ?? ""} onClick={back}>
        <ArrowLeft size={16} strokeWidth={1.75} aria-hidden="true" />
        {m.back}
      </Button>
      {vehicle ? (
        <>
          <h2 className={styles["name"]}>{vehicle.name}</h2>
          <State board={board} vehicle={vehicle} now={now} />
          <Actions board={board} vehicle={vehicle} now={now} />
          <PrivateDrive
            organization={board.organization}
            vehicleId={vehicle.id}
            text={board.text}
            now={now}
          />
          <About board={board} vehicle={vehicle} now={now} />
        </>
      ) : (
        store.all().length > 0 && <EmptyState title={m.gone} level="h2" />
      )}
    </div>
  )
}
