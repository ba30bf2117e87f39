import { MOVING } from "#telematics/contract"
import type { VehicleNow } from "./VehicleNow.ts"

/** `stopped`: the engine is on. `silent`: not heard for an hour. `none`: it never had a position. */
export type Motion = "moving" | "stopped" | "parked" | "silent" | "hidden" | "none"

/** Seconds after which a vehicle that reports nothing is shown as silent. */
const SILENCE = 3600

/** What a vehicle does. `now` in seconds since 1970. */
export const motionOf = (
  { hidden, latitude, seenAt, fixedAt, speed, ignition }: VehicleNow,
  now: number
): Motion => {
  if (hidden !== null) return "hidden"
  if (latitude === null) return "none"
  if ((seenAt ?? fixedAt ?? 0) < now - SILENCE) return "silent"
  // As the Operations Center counts them.
  if ((speed ?? 0) >= MOVING.speed && (fixedAt ?? 0) >= now - MOVING.within) return "moving"
  return ignition === true ? "stopped" : "parked"
}

/** What the list can be limited to. */
export const MOTION_FILTERS = ["moving", "stopped", "silent", "unplaced"] as const
export type MotionFilter = (typeof MOTION_FILTERS)[number]

const GROUPS: Readonly<Record<Motion, MotionFilter>> = {
  moving: "moving",
  stopped: "stopped",
  parked: "stopped",
  silent: "silent",
  hidden: "unplaced",
  none: "unplaced"
}

export const filterOf = (motion: Motion): MotionFilter => GROUPS[motion]
