import { type CalendarDate, dayIn, daysAfter, daysBetween, hours, plus } from "#kernel"
import type { GroupId, Lifecycle, VehicleId, VehicleKind } from "#fleet/contract"
import type { Cadence, VehicleRule } from "../../contract/scheduleViews.ts"
import type { LastInspection, Schedule } from "./Schedules.ts"

/** What rules for vehicles refer to. */
export interface Vehicle {
  readonly id: VehicleId
  readonly kind: VehicleKind
  readonly group_id: GroupId | null
  readonly lifecycle: Lifecycle
}

/** Whether a vehicle is inspected by a rule. One that is not in service is not. */
export const isSelected = (rule: VehicleRule, { id, kind, group_id, lifecycle }: Vehicle): boolean => {
  if (lifecycle !== "in_service") return false
  switch (rule.by) {
    case "all":
      return true
    case "vehicles":
      return rule.vehicle_ids.includes(id)
    case "groups":
      return group_id !== null && rule.group_ids.includes(group_id)
    case "kinds":
      return rule.kinds.includes(kind)
  }
}

/** Days in which a vehicle is inspected once: both are included. */
export interface Days {
  readonly from: CalendarDate
  readonly to: CalendarDate
}

type EveryDays = Extract<Cadence, { readonly kind: "every_days" }>

/** The period that a day is in; undefined before the first one. */
export const periodOn = ({ days, starts_on }: EveryDays, day: CalendarDate): Days | undefined => {
  if (day < starts_on) return undefined
  const from = daysAfter(starts_on, Math.floor(daysBetween(starts_on, day) / days) * days)
  return { from, to: daysAfter(from, days - 1) }
}

export const nextPeriod = (cadence: EveryDays, { to }: Days): Days => {
  const from = daysAfter(to, 1)
  return { from, to: daysAfter(from, cadence.days - 1) }
}

/** The first day of the first period that begins after a day. What began before is not reported as missed. */
export const reportedFrom = (cadence: Cadence, today: CalendarDate): CalendarDate => {
  if (cadence.kind !== "every_days") return daysAfter(today, 1)
  const current = periodOn(cadence, today)
  return current === undefined ? cadence.starts_on : nextPeriod(cadence, current).from
}

/** The periods in which a schedule is reported on: uses by the day on which they began. */
export const reportedPeriods = ({ cadence, reported_until }: Schedule): EveryDays =>
  cadence.kind === "every_days" ? cadence : { kind: "every_days", days: 1, starts_on: reported_until }

type Graced = Pick<Schedule, "cadence" | "grace_hours">

/** How long after a period its inspection can still be done: never longer than until the next one ends. */
const graceOf = ({ cadence, grace_hours }: Graced): number =>
  hours(cadence.kind === "every_days" ? Math.min(grace_hours, 24 * cadence.days) : grace_hours)

/** The last day whose inspections can no longer be done, with the time that is left for them after it. */
export const lastOverDay = (schedule: Graced, timeZone: string, at: Date): CalendarDate =>
  daysAfter(dayIn(timeZone, plus(at, -graceOf(schedule))), -1)

export interface Moment {
  readonly at: Date
  readonly timeZone: string
}

export interface DueState {
  readonly state: "due" | "overdue"
  readonly due_on: CalendarDate | null
}

type Last = Pick<LastInspection, "at" | "on" | "before"> | undefined

/** A schedule with the last day that was reported on. */
export type DueSchedule = Schedule & { readonly last_reported: CalendarDate | null }

/** The period before, if an inspection was expected in it. */
const expectedBefore = (schedule: DueSchedule, cadence: EveryDays, current: Days): Days | undefined => {
  const before = periodOn(cadence, daysAfter(current.from, -1))
  if (before === undefined) return undefined
  return before.from >= schedule.reported_until || before.to === schedule.last_reported ? before : undefined
}

/** Whether the last inspection counts for the period before instead: that has no other, and this was done in the time left. */
const countsForBefore = (
  schedule: DueSchedule,
  { at, before: earlier }: NonNullable<Last>,
  before: Days,
  timeZone: string
): boolean =>
  (earlier === null || earlier < before.from) && dayIn(timeZone, plus(at, -graceOf(schedule))) <= before.to

const dueInPeriod = (
  schedule: DueSchedule,
  cadence: EveryDays,
  last: Last,
  { at, timeZone }: Moment
): DueState | undefined => {
  const current = periodOn(cadence, dayIn(timeZone, at))
  if (current === undefined) return undefined
  const due = { state: "due", due_on: current.to } as const
  const before = expectedBefore(schedule, cadence, current)
  if (last !== undefined && last.on >= current.from)
    return before !== undefined && countsForBefore(schedule, last, before, timeZone) ? due : undefined
  const isOpen =
    before !== undefined &&
    before.from >= schedule.reported_until &&
    before.to > lastOverDay(schedule, timeZone, at) &&
    (last === undefined || last.on < before.from)
  return isOpen ? { state: "overdue", due_on: before.to } : due
}

/**
 * Whether a vehicle needs an inspection now; undefined if not. `returned`: when its last driver returned it, as far as that
 * matters. Before each use, an inspection counts if it was done after that, and not too long ago.
 */
export const dueOf = (
  schedule: DueSchedule,
  last: Last,
  returned: Date | undefined,
  moment: Moment
): DueState | undefined => {
  const { cadence } = schedule
  if (cadence.kind === "every_days") return dueInPeriod(schedule, cadence, last, moment)
  const oldest = plus(moment.at, -hours(cadence.valid_hours))
  const counts = last !== undefined && last.at >= oldest && (returned === undefined || last.at >= returned)
  return counts ? undefined : { state: "due", due_on: null }
}
