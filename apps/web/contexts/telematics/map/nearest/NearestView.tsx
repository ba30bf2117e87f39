import type { Point } from "#telematics/contract"
import { Button, TextField } from "@radix-ui/themes"
import { useEffect, useMemo } from "react"
import { useMessages } from "../../../../i18n/useMessages.ts"
import { EmptyState } from "../../../../ui/EmptyState.tsx"
import { FormField } from "../../../../ui/FormField.tsx"
import { Select } from "../../../../ui/Select.tsx"
import { useForm } from "../../../../ui/useForm.ts"
import { useNow } from "../../../../ui/useNow.ts"
import { vehicleMap } from "../../messages/pages.ts"
import { type Board, useShapes, useTool } from "../board.ts"
import { NO_SHAPES, type Shapes } from "../canvas/VehicleMap.ts"
import { useVehiclesNow } from "../fleet/useFleet.ts"
import { middleOf, useGeofences } from "../geofences/geofences.ts"
import { parsePoint } from "../geofences/shapeTexts.ts"
import listStyles from "../list/List.module.css"
import { VehicleLines } from "../list/VehicleOption.tsx"
import { pointText } from "../useMapText.ts"
import styles from "./Nearest.module.css"
import { type Near, nearestFree } from "./nearest.ts"

interface Props {
  readonly board: Board
}

/** As the address stores it. */
const inAddress = (point: Point): string => pointText(point).replace(" ", "")

const shapesOf = (point: Point | undefined): Shapes =>
  point === undefined
    ? NO_SHAPES
    : {
        type: "FeatureCollection",
        features: [
          {
            type: "Feature",
            properties: {},
            geometry: { type: "Point", coordinates: [point.longitude, point.latitude] }
          }
        ]
      }

/** Takes the middle of a geofence as the point. */
const GeofenceField = ({ board, point }: Props & { readonly point: Point | undefined }) => {
  const { nearest: m } = useMessages(vehicleMap)
  const { data } = useGeofences(board.organization)
  if (!data || data.length === 0) return null
  const places = data.map(({ id, name, shape }) => ({ id, name, at: inAddress(middleOf(shape)) }))
  const chosen = point && places.find(({ at }) => at === inAddress(point))
  const choose = (id: string) => {
    const place = places.find((one) => one.id === id)
    if (place) board.search.change({ point: place.at })
  }
  return (
    <FormField label={m.near} error={undefined}>
      {(control) => (
        <Select {...control} value={chosen?.id ?? ""} onChange={({ target }) => choose(target.value)}>
          <option value="" disabled>
            {m.chooseGeofence}
          </option>
          {places.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </FormField>
  )
}

const PointForm = ({ board, point }: Props & { readonly point: Point | undefined }) => {
  const { nearest: m, geofence } = useMessages(vehicleMap)
  const { map, search } = board
  const form = useForm({
    initial: { point: point ? pointText(point) : "" },
    checks: { point: (text) => (parsePoint(text) ? undefined : geofence.badPoint) },
    submit: async (values) => {
      const typed = parsePoint(values.point)
      if (typed) search.change({ point: inAddress(typed) })
    }
  })
  const useCenter = map && (
    <Button
      type="button"
      variant="ghost"
      size="1"
      color="gray"
      onClick={() => search.change({ point: inAddress(map.center()) })}
    >
      {m.useCenter}
    </Button>
  )
  return (
    <form {...form.element} className={styles["form"]}>
      <p>{m.about}</p>
      <GeofenceField board={board} point={point} />
      <FormField label={m.point} error={form.errors["point"]} aside={useCenter}>
        {(control) => <TextField.Root autoComplete="off" {...control} {...form.control("point")} />}
      </FormField>
      <div>
        <Button type="submit">{m.find}</Button>
      </div>
    </form>
  )
}

const Row = ({
  board,
  near: { vehicle, distance },
  now
}: Props & { readonly near: Near; readonly now: number }) => (
  <li>
    <button
      type="button"
      className={styles["row"]}
      onClick={() => board.search.change({ vehicle: vehicle.id })}
    >
      <span className={listStyles["lines"]}>
        <VehicleLines vehicle={vehicle} text={board.text} now={now} />
      </span>
      <b>{board.text.distance(distance)}</b>
    </button>
  </li>
)

const Results = ({ board, point }: Props & { readonly point: Point }) => {
  const { nearest: m } = useMessages(vehicleMap)
  const vehicles = useVehiclesNow(board.store)
  const now = useNow() / 1000
  const near = useMemo(() => nearestFree(vehicles, point), [vehicles, point])
  const { map } = board
  useEffect(() => {
    map?.fit([point, ...nearestFree(board.store.all(), point).map(({ vehicle }) => vehicle)])
    // oxlint-disable-next-line react/exhaustive-deps -- Vehicles move on.
  }, [map, point])
  if (near.length === 0)
    return (
      <EmptyState title={m.none} level="h3">
        {m.noneSentence}
      </EmptyState>
    )
  return (
    <ol aria-label={m.list} className={styles["list"]}>
      {near.map((one) => (
        <Row key={one.vehicle.id} board={board} near={one} now={now} />
      ))}
    </ol>
  )
}

/** The available vehicles that are nearest to a point of the map. */
const NearestView = ({ board }: Props) => {
  const { nearest: m } = useMessages(vehicleMap)
  const { search, map } = board
  const text = search.values.point ?? ""
  const point = useMemo(() => parsePoint(text), [text])
  useTool(board, { onPoint: (clicked) => search.change({ point: inAddress(clicked) }) })
  useShapes(
    map,
    "point",
    useMemo(() => shapesOf(point), [point])
  )
  return (
    <div className={styles["scroll"]}>
      <h2 className={styles["title"]}>{m.title}</h2>
      <PointForm key={text} board={board} point={point} />
      {point && <Results board={board} point={point} />}
    </div>
  )
}

export default NearestView
