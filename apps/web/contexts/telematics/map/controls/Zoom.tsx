import { IconButton } from "@radix-ui/themes"
import { Maximize, Minus, Plus } from "lucide-react"
import { useMessages } from "../../../../i18n/useMessages.ts"
import { vehicleMap } from "../../messages/pages.ts"
import type { Board } from "../board.ts"
import { isPlaced } from "../fleet/VehicleNow.ts"
import styles from "./Controls.module.css"

/** Buttons for what is otherwise done with the wheel, two fingers or keys. */
export const Zoom = ({ board: { map, store, search } }: { readonly board: Board }) => {
  const { map: m } = useMessages(vehicleMap)
  const fit = () => {
    if (search.values.follow) search.change({ follow: undefined })
    map?.fit(store.all().filter(isPlaced))
  }
  const buttons = [
    { label: m.zoomIn, Icon: Plus, onClick: () => map?.zoomBy(1) },
    { label: m.zoomOut, Icon: Minus, onClick: () => map?.zoomBy(-1) },
    { label: m.fit, Icon: Maximize, onClick: fit }
  ]
  return (
    <div className={styles["zoom"]}>
      {buttons.map(({ label, Icon, onClick }) => (
        <IconButton
          key={label}
          variant="surface"
          color="gray"
          aria-label={label}
          title={label}
          disabled={map === undefined}
          onClick={onClick}
        >
          <Icon size={17} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      ))}
    </div>
  )
}
