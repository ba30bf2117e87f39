import type { CalendarDate } from "#kernel"
import type { ServicePoint } from "../../contract/intervals.ts"
import { earliest } from "./days.ts"
import { dueAfter, firstFrom } from "./due.ts"
import { forecast, projected, stateOn } from "./forecast.ts"
import type { ServiceItem } from "./items.ts"
import type { Standing } from "./Occurrences.ts"
import type { Schedule } from "./Schedules.ts"
import type { MeteredUse, ServicedVehicle, Use, Uses } from "./vehicles.ts"

type Meters = ReadonlyArray<MeteredUse>

/** The use of one vehicle. */
export const usesOf = (meters: Meters): Uses => {
  const use = (kind: MeteredUse["kind"]): Use | null => meters.find((meter) => meter.kind === kind) ?? null
  return { m: use("odometer"), s: use("engine_hours") }
}

/** Where a vehicle is now. */
export const currentPoint = (uses: Uses, today: CalendarDate): ServicePoint => ({
  on: today,
  m: projected(uses.m, today),
  s: projected(uses.s, today)
})

/** Where a vehicle began: on its first day in service or of its first reading, with what its meters showed first. */
export const originOf = (
  { in_service_on }: Pick<ServicedVehicle, "in_service_on">,
  meters: Meters,
  today: CalendarDate
) => {
  const first = (kind: MeteredUse["kind"]) => meters.find((meter) => meter.kind === kind)?.first ?? null
  return {
    on: in_service_on ?? earliest(meters.map(({ first_on }) => first_on)) ?? today,
    m: first("odometer"),
    s: first("engine_hours")
  }
}

const point = (standing: Pick<Standing, "from_on" | "from_m" | "from_s">): ServicePoint => ({
  on: standing.from_on,
  m: standing.from_m,
  s: standing.from_s
})

export const duePoint = (standing: Pick<Standing, "due_on" | "due_m" | "due_s">): ServicePoint => ({
  on: standing.due_on,
  m: standing.due_m,
  s: standing.due_s
})

const isNew = (value: number | null, use: Use | null) => value === null && use !== null

/** A meter that was read for the first time after the schedule began: the service counts from there. */
const withNewMeters = (item: ServiceItem, from: ServicePoint, uses: Uses, current: ServicePoint) => {
  if (!isNew(from.m, uses.m) && !isNew(from.s, uses.s)) return from
  const first = firstFrom(item, current, current)
  return { on: from.on, m: from.m ?? first.m, s: from.s ?? first.s }
}

export interface Moment {
  readonly item: ServiceItem
  readonly schedule: Pick<Schedule, "origin_on" | "paused_at">
  readonly vehicle: Pick<ServicedVehicle, "name_key" | "group_id">
  readonly uses: Uses
  readonly today: CalendarDate
}

/** An open service as it is today: when it is due, when that will be, and how far it is. */
export const standingOn = (before: Standing, { item, schedule, vehicle, uses, today }: Moment): Standing => {
  const from = withNewMeters(item, point(before), uses, currentPoint(uses, today))
  const due = dueAfter(item, schedule.origin_on, from)
  const { name_key, group_id } = vehicle
  return {
    ...before,
    state: schedule.paused_at === null ? stateOn(item, due, uses, today) : "paused",
    from_on: from.on,
    from_m: from.m,
    from_s: from.s,
    due_on: due.on,
    due_m: due.m,
    due_s: due.s,
    ...forecast(due, uses),
    name_key,
    group_id
  }
}

const COMPARED = [
  "state",
  "from_m",
  "from_s",
  "due_on",
  "due_m",
  "due_s",
  "forecast_on",
  "earliest_on",
  "latest_on",
  "name_key",
  "group_id"
] as const satisfies ReadonlyArray<keyof Standing>

/** Whether anything that is stored differs. */
export const hasChanged = (before: Standing, after: Standing): boolean =>
  COMPARED.some((field) => before[field] !== after[field])
