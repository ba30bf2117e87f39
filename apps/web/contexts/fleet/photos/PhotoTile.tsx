import { type PhotoView, vehicleName } from "#fleet/contract"
import type { DragEvent } from "react"
import { useMessages } from "../../../i18n/useMessages.ts"
import { ActionMenu, OnlineItem } from "../../../ui/ActionMenu.tsx"
import { photos as catalogue } from "../messages/pages.ts"
import type { VehicleProps } from "../vehicles.ts"
import styles from "./Photos.module.css"
import { type Arranging, type Photos, useRemoving } from "./photos.ts"

interface Props extends VehicleProps {
  readonly photos: Photos
  readonly photo: PhotoView
  /** Its place, from 0. */
  readonly at: number
  /** Undefined for those who may not change photos. */
  readonly arranging: Arranging | undefined
  readonly onOpen: () => void
}

const TYPE = "application/x-motorpool-photo"

/** Dragging a photo onto another one moves it there. Its menu moves it, too. */
const draggable = ({ photos, photo, at }: Props, { move }: Arranging) => ({
  draggable: true,
  onDragStart: ({ dataTransfer }: DragEvent) => {
    dataTransfer.setData(TYPE, photo.id)
    dataTransfer.effectAllowed = "move"
  },
  onDragOver: (event: DragEvent) => {
    if (event.dataTransfer.types.includes(TYPE)) event.preventDefault()
  },
  onDrop: (event: DragEvent) => {
    const moved = photos.find(({ id }) => id === event.dataTransfer.getData(TYPE))
    if (moved === undefined) return
    event.preventDefault()
    move(moved.id, at)
  }
})

const Items = ({ photos, photo, at, arranging, ...props }: Props & { readonly arranging: Arranging }) => {
  const m = useMessages(catalogue).actions
  const remove = useRemoving(props, photo.id)
  const choices = [
    { label: m.makeMain, applies: at > 0, run: () => arranging.move(photo.id, 0) },
    { label: m.earlier, applies: at > 1, run: () => arranging.move(photo.id, at - 1) },
    { label: m.later, applies: at < photos.length - 1, run: () => arranging.move(photo.id, at + 1) },
    { label: m.remove, applies: true, run: () => remove.mutate() }
  ]
  return choices
    .filter(({ applies }) => applies)
    .map(({ label, run }) => (
      <OnlineItem key={label} onSelect={run}>
        {label}
      </OnlineItem>
    ))
}

/** A photo, which opens large, and what can be done with it. */
export const PhotoTile = (props: Props) => {
  const m = useMessages(catalogue)
  const { vehicle, photo, at, arranging, onOpen } = props
  return (
    <li className={styles["tile"]} {...(arranging && draggable(props, arranging))}>
      <button type="button" className={styles["picture"]} aria-label={m.open(at + 1)} onClick={onOpen}>
        <img
          src={photo.file.thumbnail_url ?? photo.file.url}
          alt={m.photoOf(vehicleName(vehicle), at + 1)}
          draggable={false}
          loading="lazy"
        />
      </button>
      <div className={styles["foot"]}>
        <span>{at === 0 && m.main}</span>
        {arranging && (
          <ActionMenu label={m.more(at + 1)}>
            <Items {...props} arranging={arranging} />
          </ActionMenu>
        )}
      </div>
    </li>
  )
}
