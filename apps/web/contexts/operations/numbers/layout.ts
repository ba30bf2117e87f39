import type { FleetNumber } from "#fleet/contract"
import type { TelematicsNumbers } from "#telematics/contract"
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

/** The numbers of devices that are shown if the organization has any. */
export type DeviceNumber = Exclude<keyof TelematicsNumbers, "devices" | "own_devices">

export interface ShownOfDevices {
  readonly name: DeviceNumber
  readonly state?: State
}

/** The lists of what was counted. */
export const ADDRESSES: Readonly<Record<DeviceNumber, string>> = {
  moving: "/vehicle-map?state=moving",
  silent_devices: "/device-issues?kind=offline,never_reported",
  open_faults: "/device-issues?tab=faults"
}

export const MOVING_NOW: ReadonlyArray<ShownOfDevices> = [{ name: "moving" }]

export const DEVICE_ATTENTION: ReadonlyArray<ShownOfDevices> = [
  { name: "silent_devices", state: "caution" },
  { name: "open_faults", state: "caution" }
]
