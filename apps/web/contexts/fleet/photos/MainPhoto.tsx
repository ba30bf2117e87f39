import { type VehicleDetails, vehicleName } from "#fleet/contract"
import { useState } from "react"
import { Link } from "react-router"
import { useMessages } from "../../../i18n/useMessages.ts"
import { photos } from "../messages/pages.ts"
import styles from "./MainPhoto.module.css"

/** The main photo of a vehicle, which leads to all of them; nothing if there is none, or if it cannot be loaded. */
export const MainPhoto = ({ vehicle }: { readonly vehicle: VehicleDetails }) => {
  const m = useMessages(photos)
  const [broken, setBroken] = useState<string>()
  const { photo } = vehicle
  // A change that answered without its photo may be in the cache until the vehicle is read again.
  const address = photo?.thumbnail_url ?? photo?.url
  if (address === undefined || address === broken) return null
  return (
    <Link to="?tab=photos" className={styles["photo"]}>
      <img src={address} alt={m.mainOf(vehicleName(vehicle))} onError={() => setBroken(address)} />
    </Link>
  )
}
