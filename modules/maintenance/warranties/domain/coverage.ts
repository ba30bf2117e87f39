import { type CalendarDate, daysAfter } from "#kernel"
import type { VehicleSystem } from "../../contract/defectViews.ts"
import {
  type WarrantyLimit,
  type WarrantyRecord,
  WarrantyScope,
  type WarrantyState
} from "../../contract/warrantyViews.ts"

/** Where a vehicle is in its life: meters and seconds; null without such a meter. */
export interface LifeNow {
  readonly today: CalendarDate
  readonly m: number | null
  readonly s: number | null
}

/** So little of a warranty is left when it ends soon: days, meters and seconds. */
const SOON = { days: 60, m: 2_000_000, s: 360_000 }

type Limits = Pick<WarrantyRecord, "starts_on" | "until_date" | "until_m" | "until_s">

/** The first of these limits that a value has passed, if any. */
const passed = (
  { until_date, until_m, until_s }: Limits,
  { today, m, s }: LifeNow
): WarrantyLimit | undefined => {
  if (until_date !== null && today > until_date) return "date"
  if (until_m !== null && m !== null && m > until_m) return "distance"
  return until_s !== null && s !== null && s > until_s ? "hours" : undefined
}

/** Whether a warranty pays on a day at what the vehicle has done. Its last day and its last meter are included. */
export const standingOf = (
  limits: Limits,
  life: LifeNow
): { readonly state: WarrantyState; readonly limit: WarrantyLimit | null } => {
  const over = passed(limits, life)
  if (over !== undefined) return { state: "expired", limit: over }
  if (life.today < limits.starts_on) return { state: "upcoming", limit: null }
  const near = passed(limits, {
    today: daysAfter(life.today, SOON.days),
    m: life.m === null ? null : life.m + SOON.m,
    s: life.s === null ? null : life.s + SOON.s
  })
  return near === undefined ? { state: "active", limit: null } : { state: "ends_soon", limit: near }
}

const POWERTRAIN: ReadonlyArray<VehicleSystem> = ["engine", "cooling", "fuel", "exhaust", "transmission"]

/** Whether a warranty covers a system. Work whose system nobody named is covered by what covers everything. */
export const covers = (
  { scope, systems }: Pick<WarrantyRecord, "scope" | "systems">,
  system: VehicleSystem | null
): boolean => {
  if (scope === "bumper_to_bumper") return system !== "documents"
  if (system === null) return false
  switch (scope) {
    case "powertrain":
      return POWERTRAIN.includes(system)
    case "battery":
      return system === "battery"
    case "corrosion":
      return system === "body"
    default:
      return systems.includes(system)
  }
}

/** From the one that says the most to the one that says the least about what it covers. */
const NARROWEST_FIRST = WarrantyScope.literals.toReversed()

/** The warranty that may pay for work on a system now: the narrowest one that covers it, if there is one. */
export const payingFor = (
  warranties: ReadonlyArray<WarrantyRecord>,
  system: VehicleSystem | null,
  life: LifeNow
): WarrantyRecord | undefined =>
  warranties
    .filter((one) => one.archived_at === null && covers(one, system))
    .filter((one) => ["active", "ends_soon"].includes(standingOf(one, life).state))
    .toSorted((one, other) => NARROWEST_FIRST.indexOf(one.scope) - NARROWEST_FIRST.indexOf(other.scope))[0]
