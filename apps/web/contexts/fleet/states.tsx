import type { Lifecycle, Safety, VehicleView } from "#fleet/contract"
import { useMessages } from "../../i18n/useMessages.ts"
import { type State, StateBadge } from "../../ui/StateBadge.tsx"
import { fleet } from "./messages/index.ts"

const LIFECYCLES: Readonly<Record<Lifecycle, State>> = {
  ordered: "idle",
  received: "idle",
  preparing: "caution",
  in_service: "go",
  standby: "idle",
  for_sale: "caution",
  sold: "idle",
  written_off: "stop",
  archived: "idle"
}

const SAFETIES: Readonly<Record<Safety, State>> = { ok: "go", restricted: "caution", grounded: "stop" }

export const LifecycleBadge = ({ lifecycle }: { readonly lifecycle: Lifecycle }) => {
  const { lifecycles } = useMessages(fleet)
  return <StateBadge state={LIFECYCLES[lifecycle]}>{lifecycles[lifecycle]}</StateBadge>
}

export const SafetyBadge = ({ safety }: { readonly safety: Safety }) => {
  const { safeties } = useMessages(fleet)
  return <StateBadge state={SAFETIES[safety]}>{safeties[safety]}</StateBadge>
}

type Occupied = Pick<VehicleView, "availability" | "held_as" | "overdue">

const shapeOf = ({ availability, held_as, overdue }: Occupied): State => {
  if (availability === "available") return "go"
  if (overdue) return "caution"
  if (availability === "out") return "idle"
  return held_as === "inspection_grounding" ? "stop" : "caution"
}

/** Whether a vehicle is free, out or blocked, or should have been back. */
export const AvailabilityBadge = (vehicle: Occupied) => {
  const { availabilities } = useMessages(fleet)
  const { availability, overdue } = vehicle
  return (
    <StateBadge state={shapeOf(vehicle)}>{availabilities[overdue ? "overdue" : availability]}</StateBadge>
  )
}
