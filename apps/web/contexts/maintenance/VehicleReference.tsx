import type { VehicleId } from "#fleet/contract"
import { Link } from "react-router"
import due from "./due/Due.module.css"

interface Props {
  readonly vehicle: { readonly id: VehicleId; readonly name: string }
}

/** The vehicle that a row is about, with its link, before what else the line says. */
export const VehicleReference = ({ vehicle: { id, name } }: Props) => (
  <>
    <Link to={`/vehicles/${id}?tab=services`} className={due["link"]}>
      {name}
    </Link>{" "}
    ·{" "}
  </>
)
