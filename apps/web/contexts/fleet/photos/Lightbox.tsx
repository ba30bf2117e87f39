import { type PhotoView, vehicleName } from "#fleet/contract"
import { Dialog, IconButton } from "@radix-ui/themes"
import { ChevronLeft, ChevronRight, X } from "lucide-react"
import type { KeyboardEvent } from "react"
import { useMessages } from "../../../i18n/useMessages.ts"
import { DialogRoot } from "../../../ui/DialogRoot.tsx"
import { useReturnFocus } from "../../../ui/useReturnFocus.ts"
import { photos as catalogue } from "../messages/pages.ts"
import type { VehicleProps } from "../vehicles.ts"
import type { Photos } from "./photos.ts"
import styles from "./Lightbox.module.css"
import { useSwipe } from "./useSwipe.ts"

interface Props extends Pick<VehicleProps, "vehicle"> {
  readonly photos: Photos
  readonly opened: PhotoView
  readonly onOpen: (id: PhotoView["id"]) => void
  readonly onClose: () => void
}

interface BarProps {
  readonly title: string
  readonly position: string
}

const Bar = ({ title, position }: BarProps) => {
  const m = useMessages(catalogue).lightbox
  return (
    <div className={styles["bar"]}>
      <Dialog.Title as="h2" size="4" mb="0">
        {title}
      </Dialog.Title>
      <output>{position}</output>
      <Dialog.Close>
        <IconButton variant="ghost" color="gray" size="3" aria-label={m.close}>
          <X size={18} aria-hidden="true" />
        </IconButton>
      </Dialog.Close>
    </div>
  )
}

const Ways = ({ onGo }: { readonly onGo: (by: 1 | -1) => void }) => {
  const m = useMessages(catalogue).lightbox
  const button = { variant: "surface", color: "gray", size: "3" } as const
  return (
    <div className={styles["ways"]}>
      <IconButton {...button} aria-label={m.previous} onClick={() => onGo(-1)}>
        <ChevronLeft size={18} aria-hidden="true" />
      </IconButton>
      <IconButton {...button} aria-label={m.next} onClick={() => onGo(1)}>
        <ChevronRight size={18} aria-hidden="true" />
      </IconButton>
    </div>
  )
}

/** One photo as large as the window, and the way to the others: buttons, arrow keys and swiping. */
export const Lightbox = ({ vehicle, photos, opened, onOpen, onClose }: Props) => {
  const m = useMessages(catalogue)
  const opener = useReturnFocus()
  const at = photos.findIndex(({ id }) => id === opened.id)
  const go = (by: 1 | -1) => {
    const next = photos.at((at + by) % photos.length)
    if (next) onOpen(next.id)
  }
  const swiped = useSwipe(go)
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === "ArrowLeft") go(-1)
    if (key === "ArrowRight") go(1)
  }
  const name = vehicleName(vehicle)
  return (
    <DialogRoot onOpenChange={onClose}>
      <Dialog.Content
        maxWidth="1200px"
        className={styles["lightbox"]}
        aria-describedby={undefined}
        onKeyDown={onKeyDown}
        {...opener}
      >
        <Bar title={m.lightbox.title(name)} position={m.lightbox.position(at + 1, photos.length)} />
        {/* The small one is there immediately, below the large one while that is loading. */}
        <div className={styles["stage"]} key={opened.id} {...swiped}>
          {opened.file.thumbnail_url && <img src={opened.file.thumbnail_url} alt="" />}
          <img src={opened.file.url} alt={m.photoOf(name, at + 1)} />
        </div>
        {photos.length > 1 && <Ways onGo={go} />}
      </Dialog.Content>
    </DialogRoot>
  )
}
