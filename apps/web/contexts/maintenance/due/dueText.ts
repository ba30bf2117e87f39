import type { ServiceView } from "#maintenance/contract"
import { daysBetween } from "./days.ts"

/** How far away a due point is in one dimension; below zero once it has passed. */
export interface Left {
  readonly dimension: "m" | "s" | "days"
  readonly amount: number
}

type DuePoint = Pick<ServiceView, "due_on" | "due_m" | "due_s">

/** What is left until a service is due, in each dimension that is known. */
export const leftOf = (
  { due_on, due_m, due_s, current }: DuePoint & Pick<ServiceView, "current">,
  today: string
): ReadonlyArray<Left> => [
  ...(due_m !== null && current.m !== null ? [{ dimension: "m" as const, amount: due_m - current.m }] : []),
  ...(due_s !== null && current.s !== null ? [{ dimension: "s" as const, amount: due_s - current.s }] : []),
  ...(due_on === null ? [] : [{ dimension: "days" as const, amount: daysBetween(today, due_on) }])
]

/** By how many days a forecast may be wrong, whichever way is more; 0 for a certain day. */
export const spreadOf = ({
  forecast_on,
  earliest_on,
  latest_on
}: Pick<ServiceView, "forecast_on" | "earliest_on" | "latest_on">): number => {
  if (forecast_on === null) return 0
  return Math.max(
    daysBetween(earliest_on ?? forecast_on, forecast_on),
    daysBetween(forecast_on, latest_on ?? forecast_on)
  )
}
