import { type PhotoView, vehicleName } from "#fleet/contract"
import { DropdownMenu, IconButton } from "@radix-ui/themes"
import { Ellipsis } from "lucide-react"
import type { DragEvent } from "react"
import { useMessages } from "../../../i18n/useMessages.ts"
import { MenuRoot } from "../../../ui/MenuRoot.tsx"
import { useOfflineProps } from "../../../ui/useOfflineProps.ts"
import { photos as catalogue } from "../messages/index.ts"
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
  const offline = useOfflineProps()
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
      <DropdownMenu.Item key={label} {...offline} onSelect={run}>
        {label}
      </DropdownMenu.Item>
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
          <MenuRoot>
            <DropdownMenu.Trigger>
              <IconButton variant="ghost" color="gray" size="2" aria-label={m.more(at + 1)}>
                <Ellipsis size={18} aria-hidden="true" />
              </IconButton>
            </DropdownMenu.Trigger>
            <DropdownMenu.Content variant="soft" color="gray" align="end">
              <Items {...props} arranging={arranging} />
            </DropdownMenu.Content>
          </MenuRoot>
        )}
      </div>
    </li>
  )
}
