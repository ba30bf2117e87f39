import { Schema } from "effect"

/** Where a vehicle is between its order and its end. Independent of whether it is safe or taken. */
export const Lifecycle = Schema.Literals([
  "ordered",
  "received",
  "preparing",
  "in_service",
  "standby",
  "for_sale",
  "sold",
  "written_off",
  "archived"
])
export type Lifecycle = typeof Lifecycle.Type

/** No longer in the fleet. */
export const DISPOSED = ["sold", "written_off", "archived"] as const satisfies ReadonlyArray<Lifecycle>

export const isDisposed = (lifecycle: Lifecycle): boolean => DISPOSED.some((state) => state === lifecycle)

/** The states a vehicle can begin in when it is added. */
export const FIRST_STATES = [
  "in_service",
  "standby",
  "preparing",
  "received",
  "ordered",
  "for_sale"
] as const satisfies ReadonlyArray<Lifecycle>

const NEXT: Readonly<Record<Lifecycle, ReadonlyArray<Lifecycle>>> = {
  ordered: ["received", "written_off", "archived"],
  received: ["preparing", "in_service", "for_sale", "written_off", "archived"],
  preparing: ["in_service", "standby", "for_sale", "written_off", "archived"],
  in_service: ["standby", "preparing", "for_sale", "written_off", "archived"],
  standby: ["in_service", "preparing", "for_sale", "written_off", "archived"],
  for_sale: ["sold", "in_service", "standby", "preparing", "written_off", "archived"],
  // The sale fell through; the loss was a mistake.
  sold: ["for_sale", "archived"],
  written_off: ["standby", "archived"],
  archived: ["standby"]
}

/** What a vehicle can become next. The database refuses everything else (`fleet.may_become`). */
export const nextStates = (lifecycle: Lifecycle): ReadonlyArray<Lifecycle> => NEXT[lifecycle]

/** Whether a vehicle must not be taken or booked to change like this: it leaves service, or the fleet. */
export const leavesService = (before: Lifecycle, after: Lifecycle): boolean =>
  before !== after && (before === "in_service" || isDisposed(after))
