import type { InspectionPlace } from "#inspections/contract"
import { Button } from "@radix-ui/themes"
import { MapPin } from "lucide-react"
import { useState } from "react"
import { useFormat } from "../../../i18n/format.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { filling } from "../messages/pages.ts"
import styles from "../Inspections.module.css"

/** A place is stored to about 100 meters: degrees with three decimals. */
const COARSE = 1000
const COARSE_METERS = 100
const TIMEOUT = 15_000

const coarse = ({ latitude, longitude, accuracy }: GeolocationCoordinates): InspectionPlace => ({
  latitude: Math.round(latitude * COARSE) / COARSE,
  longitude: Math.round(longitude * COARSE) / COARSE,
  accuracy: Math.min(1_000_000, Math.max(COARSE_METERS, Math.round(accuracy)))
})

const currentPlace = () =>
  new Promise<InspectionPlace | undefined>((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve(coarse(coords)),
      () => resolve(undefined),
      { timeout: TIMEOUT, maximumAge: 60_000 }
    )
  })

interface Props {
  readonly place: InspectionPlace | null
  readonly onPlace: (place: InspectionPlace | null) => void
}

/** Where the inspection is done, only if the person adds it. */
export const PlaceChoice = ({ place, onPlace }: Props) => {
  const m = useMessages(filling).place
  const format = useFormat()
  const [state, setState] = useState<"idle" | "finding" | "failed">("idle")
  if (!("geolocation" in navigator)) return null
  const add = async () => {
    setState("finding")
    const current = await currentPlace()
    setState(current ? "idle" : "failed")
    if (current) onPlace(current)
  }
  const isAdded = place !== null
  return (
    <>
      <Button
        type="button"
        size="3"
        variant="surface"
        color="gray"
        className={styles["more"] ?? ""}
        disabled={state === "finding"}
        onClick={() => (isAdded ? onPlace(null) : void add())}
      >
        <MapPin size={18} aria-hidden="true" />
        {isAdded ? m.remove : state === "finding" ? m.finding : m.add}
      </Button>
      <output className={styles["hint"]}>
        {isAdded
          ? m.added(format.number(place.accuracy ?? COARSE_METERS))
          : state === "failed"
            ? m.failed
            : m.about}
      </output>
    </>
  )
}
