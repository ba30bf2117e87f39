import type { FleetNumber } from "#fleet/contract"
import type { State } from "../../../ui/StateBadge.tsx"

/** Where a number of the fleet is shown, and what it means if it is not zero. */
export interface Shown {
  readonly name: FleetNumber
  readonly state?: State
}

/** What is happening today, what is late first. */
export const TODAY: ReadonlyArray<Shown> = [
  { name: "overdue", state: "stop" },
  { name: "due_today" },
  { name: "out" },
  { name: "available" }
]

/** What someone has to see to, the most serious first. */
export const ATTENTION: ReadonlyArray<Shown> = [
  { name: "grounded", state: "stop" },
  { name: "documents_expired", state: "stop" },
  { name: "documents_missing", state: "caution" },
  { name: "documents_expiring", state: "caution" },
  { name: "stale", state: "caution" },
  // Ordinary: there is always something in the workshop, and rented vehicles have no driver.
  { name: "blocked", state: "idle" },
  { name: "unassigned", state: "idle" }
]

/** The vehicles by lifecycle. Together they are all of them. */
export const LIFECYCLES: ReadonlyArray<FleetNumber> = [
  "in_service",
  "standby",
  "preparing",
  "received",
  "ordered",
  "for_sale"
]
