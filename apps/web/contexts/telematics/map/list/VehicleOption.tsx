import { useMessages } from "../../../../i18n/useMessages.ts"
import { vehicleMap } from "../../messages/pages.ts"
import { motionOf } from "../fleet/motion.ts"
import type { VehicleNow } from "../fleet/VehicleNow.ts"
import type { MapText } from "../useMapText.ts"
import styles from "./List.module.css"
import { MotionShape } from "./MotionShape.tsx"

interface Props {
  readonly vehicle: VehicleNow
  readonly text: MapText
  /** Seconds since 1970. */
  readonly now: number
}

/** A vehicle in a list: its name, its driver and what it does. */
export const VehicleLines = ({ vehicle, text, now }: Props) => {
  const { list: m } = useMessages(vehicleMap)
  return (
    <>
      <span className={styles["name"]}>{vehicle.name}</span>
      <span className={styles["driver"]}>{vehicle.driver ?? m.noDriver}</span>
      <span className={styles["state"]}>
        <MotionShape motion={motionOf(vehicle, now)} />
        <span>{text.state(vehicle, now)}</span>
      </span>
    </>
  )
}
