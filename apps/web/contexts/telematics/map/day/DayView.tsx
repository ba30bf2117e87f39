import type { VehicleId } from "#fleet/contract"
import type { StopView, TrackPoint } from "#telematics/contract"
import { Button, IconButton, TextField } from "@radix-ui/themes"
import { ArrowLeft, ChevronLeft, ChevronRight } from "lucide-react"
import { useEffect, useMemo, useRef } from "react"
import { useMessages } from "../../../../i18n/useMessages.ts"
import { EmptyState } from "../../../../ui/EmptyState.tsx"
import { NotLoaded } from "../../../../ui/ListStates.tsx"
import { vehicleMap } from "../../messages/pages.ts"
import { type Board, useShapes } from "../board.ts"
import type { Shapes } from "../canvas/VehicleMap.ts"
import styles from "./Day.module.css"
import { dayAfter, today } from "./days.ts"
import { Player } from "./Player.tsx"
import { trackShapes } from "./trackShapes.ts"
import { TripList } from "./TripList.tsx"
import { type DayTrack, useDay } from "./useDay.ts"

interface Props {
  readonly board: Board
}

const NOTHING: ReadonlyArray<never> = []

const stopShapes = (stops: ReadonlyArray<StopView>): Shapes => ({
  type: "FeatureCollection",
  features: stops.flatMap(({ place }, index) =>
    place === null
      ? []
      : [
          {
            type: "Feature" as const,
            properties: { label: String(index + 1) },
            geometry: { type: "Point" as const, coordinates: [place.longitude, place.latitude] }
          }
        ]
  )
})

/** The day, and those before and after it. */
const DayChoice = ({ board: { search } }: Props) => {
  const { day: m } = useMessages(vehicleMap)
  const last = today()
  const day = search.values.day ?? last
  const show = (to: string) => to !== "" && search.change({ day: to })
  return (
    <div className={styles["choice"]}>
      <IconButton
        variant="surface"
        color="gray"
        aria-label={m.previous}
        title={m.previous}
        onClick={() => show(dayAfter(day, -1))}
      >
        <ChevronLeft size={17} aria-hidden="true" />
      </IconButton>
      <TextField.Root
        type="date"
        aria-label={m.date}
        max={last}
        value={day}
        onChange={({ target }) => show(target.value)}
      />
      <IconButton
        variant="surface"
        color="gray"
        aria-label={m.next}
        title={m.next}
        disabled={day >= last}
        onClick={() => show(dayAfter(day, 1))}
      >
        <ChevronRight size={17} aria-hidden="true" />
      </IconButton>
    </div>
  )
}

interface TrackProps extends Props {
  readonly track: DayTrack
  readonly trips: ReturnType<typeof useDay>["trips"]["data"]
}

/** At most that many points decide what the map shows. */
const OUTLINE = 500

const outline = (points: ReadonlyArray<TrackPoint>) =>
  points.filter((_, index) => index % Math.ceil(points.length / OUTLINE) === 0)

const Track = ({ board, track: { points, hidden, thinned }, trips }: TrackProps) => {
  const { day: m } = useMessages(vehicleMap)
  const { map, organization, text } = board
  const goTo = useRef<(millis: number) => void>(undefined)
  useShapes(
    map,
    "track",
    useMemo(() => trackShapes(points), [points])
  )
  const stops = trips?.stops ?? NOTHING
  useShapes(
    map,
    "stops",
    useMemo(() => stopShapes(stops), [stops])
  )
  const start = points[0]?.at.getTime()
  useEffect(() => {
    map?.fit(outline(points), 15)
    // oxlint-disable-next-line react/exhaustive-deps -- The map stays where it is when the day of today grows.
  }, [map, start])
  useEffect(() => () => map?.show("playhead", { type: "FeatureCollection", features: [] }), [map])
  return (
    <>
      {hidden && <p className={styles["note"]}>{m.hidden}</p>}
      {thinned && <p className={styles["note"]}>{m.thinned}</p>}
      {points.length > 0 ? (
        <Player
          key={start}
          board={board}
          points={points}
          onReady={(to) => {
            goTo.current = to
          }}
        />
      ) : (
        <EmptyState title={m.empty} level="h3">
          {m.emptySentence}
        </EmptyState>
      )}
      {trips && (
        <TripList
          {...trips}
          organization={organization}
          text={text}
          goTo={(millis) => goTo.current?.(millis)}
        />
      )}
    </>
  )
}

const Day = ({ board, vehicle, day }: Props & { readonly vehicle: VehicleId; readonly day: string }) => {
  const { track, trips } = useDay(board.organization, vehicle, day)
  if (!track.data) return <NotLoaded query={track} rows={3} />
  return <Track board={board} track={track.data} trips={trips.data} />
}

/** Where a vehicle was on one day: the line on the map, and a player for it. */
const DayView = ({ board }: Props) => {
  const { day: m } = useMessages(vehicleMap)
  const { search, store } = board
  const { vehicle, day } = search.values
  const name = store.find(vehicle)?.name
  return (
    <div className={styles["day"]}>
      <Button
        variant="ghost"
        color="gray"
        className={styles["back"] ?? ""}
        onClick={() => search.change({ day: undefined })}
      >
        <ArrowLeft size={16} strokeWidth={1.75} aria-hidden="true" />
        {m.close}
      </Button>
      {name !== undefined && <h2 className={styles["title"]}>{m.title(name)}</h2>}
      <DayChoice board={board} />
      {vehicle !== undefined && day !== undefined && (
        // Its id is as the schema of the address decodes it.
        <Day key={day} board={board} vehicle={vehicle as VehicleId} day={day} />
      )}
    </div>
  )
}

export default DayView
