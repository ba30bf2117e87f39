import type { GeofenceView } from "#telematics/contract"
import { Button, IconButton } from "@radix-ui/themes"
import { Pencil } from "lucide-react"
import { useMessages } from "../../../../i18n/useMessages.ts"
import { EmptyState } from "../../../../ui/EmptyState.tsx"
import { NotLoaded } from "../../../../ui/ListStates.tsx"
import { vehicleMap } from "../../messages/pages.ts"
import type { Board } from "../board.ts"
import styles from "./Geofences.module.css"
import { GeofenceEditor } from "./GeofenceEditor.tsx"
import { outlineOf, useGeofences } from "./geofences.ts"

interface Props {
  readonly board: Board
}

interface ListProps extends Props {
  readonly geofences: ReadonlyArray<GeofenceView>
}

const useMayEdit = ({ organization }: Board) => organization.can.includes("geofences.edit")

const Row = ({ board, geofence }: Props & { readonly geofence: GeofenceView }) => {
  const { geofences: m } = useMessages(vehicleMap)
  const mayEdit = useMayEdit(board)
  const { id, name, shape, vehicles } = geofence
  const about =
    shape.kind === "circle" ? m.circle(board.text.distance(shape.radius)) : m.polygon(shape.corners.length)
  return (
    <li className={styles["row"]}>
      <button
        type="button"
        aria-label={m.showOnMap(name)}
        className={styles["show"]}
        onClick={() => board.map?.fit(outlineOf(shape), 15)}
      >
        <b>{name}</b>
        <span>
          {about} · {m.inside(vehicles)}
        </span>
      </button>
      {mayEdit && (
        <IconButton
          variant="ghost"
          color="gray"
          aria-label={m.edit(name)}
          title={m.edit(name)}
          onClick={() => board.search.change({ geofence: id })}
        >
          <Pencil size={16} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      )}
    </li>
  )
}

const Add = ({ board: { search } }: Props) => {
  const { geofences: m } = useMessages(vehicleMap)
  return <Button onClick={() => search.change({ geofence: "new" })}>{m.add}</Button>
}

const List = ({ board, geofences }: ListProps) => {
  const { geofences: m } = useMessages(vehicleMap)
  const mayEdit = useMayEdit(board)
  if (geofences.length === 0)
    return (
      <EmptyState title={m.empty} action={mayEdit && <Add board={board} />}>
        {m.emptySentence}
      </EmptyState>
    )
  return (
    <>
      {mayEdit && (
        <div className={styles["bar"]}>
          <Add board={board} />
        </div>
      )}
      <ul aria-label={m.title} className={styles["list"]}>
        {geofences.map((geofence) => (
          <Row key={geofence.id} board={board} geofence={geofence} />
        ))}
      </ul>
    </>
  )
}

/** The list of geofences, or one of them in its form. */
const GeofencesView = ({ board }: Props) => {
  const { geofence: m } = useMessages(vehicleMap)
  const query = useGeofences(board.organization)
  const mayEdit = useMayEdit(board)
  const { geofence: id } = board.search.values
  if (!query.data) return <NotLoaded query={query} />
  const geofence = query.data.find((one) => one.id === id)
  const onClose = () => board.search.change({ geofence: undefined })
  if (id !== undefined && mayEdit)
    return id === "new" || geofence ? (
      <GeofenceEditor key={id} board={board} geofence={geofence} onClose={onClose} />
    ) : (
      <EmptyState title={m.gone} />
    )
  return <List board={board} geofences={query.data} />
}

export default GeofencesView
