import { type CalendarDate, daysAfter } from "#kernel"
import type { PlanningBoard, WorkingWeek, WorkOrderView } from "#maintenance/contract"
import { instantAt, localTime } from "../../../i18n/localTime.ts"

const HOUR = 3_600_000
const MINUTE = 60_000
const FIRST_HOUR = 6
const LAST_HOUR = 20
const NINE = 9 * 60

export type View = "day" | "week"
export type By = "bay" | "technician"

/** An hour or a day of the board. `opens`: when the workshop first works in it; undefined if it does not. */
export interface Column {
  readonly from: Date
  readonly until: Date
  readonly opens: Date | undefined
}

/** A bay or a technician; without an id, what has none. */
export interface Row {
  readonly id: string | null
  readonly name: string
}

/** A work order and where on the board it would go. */
export interface Target {
  readonly row: number
  readonly column: number
}

/** Only what has not begun can be scheduled. */
export const isMovable = ({ state }: WorkOrderView): boolean =>
  state === "draft" || state === "approved" || state === "scheduled"

/** Only what is scheduled, and has not begun, can be taken off the schedule. */
export const isScheduled = ({ state }: WorkOrderView): boolean => state === "scheduled"

const weekday = (day: CalendarDate): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7

const mondayOf = (day: CalendarDate): CalendarDate => daysAfter(day, -weekday(day))

/** Local time, in minutes after midnight. */
const at = (day: CalendarDate, minutes: number, timeZone: string): Date => {
  const local = `${day}T${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`
  return instantAt(local, timeZone) ?? new Date(`${local}Z`)
}

/** The days that are shown. */
export const daysOf = (view: View, day: CalendarDate): ReadonlyArray<CalendarDate> =>
  view === "day" ? [day] : Array.from({ length: 7 }, (_, n) => daysAfter(mondayOf(day), n))

/** From the first instant that is shown to the first that is not. */
export const periodOf = (view: View, day: CalendarDate, timeZone: string) => {
  const days = daysOf(view, day)
  return { from: at(days[0] ?? day, 0, timeZone), until: at(daysAfter(days.at(-1) ?? day, 1), 0, timeZone) }
}

const later = (one: Date, other: Date): Date => (one > other ? one : other)

/** The columns of the board: hours of a day, or days of a week. */
export const columnsOf = (
  view: View,
  day: CalendarDate,
  week: WorkingWeek,
  timeZone: string
): ReadonlyArray<Column> => {
  const hoursOn = (one: CalendarDate) => week[weekday(one)] ?? null
  if (view === "week")
    return daysOf(view, day).map((one) => {
      const hours = hoursOn(one)
      return {
        from: at(one, 0, timeZone),
        until: at(daysAfter(one, 1), 0, timeZone),
        opens: hours === null ? undefined : at(one, hours.opens, timeZone)
      }
    })
  const hours = hoursOn(day)
  const first = Math.min(FIRST_HOUR, Math.floor((hours?.opens ?? NINE) / 60))
  const last = Math.max(LAST_HOUR, Math.ceil((hours?.closes ?? NINE) / 60))
  return Array.from({ length: last - first }, (_, n) => {
    const from = at(day, (first + n) * 60, timeZone)
    const until = new Date(from.getTime() + HOUR)
    if (hours === null || from >= at(day, Math.min(hours.closes, 1439), timeZone))
      return { from, until, opens: undefined }
    const opens = at(day, hours.opens, timeZone)
    return { from, until, opens: until > opens ? later(from, opens) : undefined }
  })
}

/** The rows of the board. The last is for work without a bay or technician. */
export const rowsOf = (
  { bays, technicians }: Pick<PlanningBoard, "bays" | "technicians">,
  by: By,
  words: { readonly none: string; readonly someone: string }
): ReadonlyArray<Row> => {
  const named = by === "bay" ? bays : technicians
  return [
    ...named.map(({ id, name }): Row => ({ id, name: name ?? words.someone })),
    { id: null, name: words.none }
  ]
}

/** The column in which work can begin next: the first that is open and not over, or else the first that is open. */
export const firstOpenOf = (columns: ReadonlyArray<Column>, now: Date): number => {
  const next = columns.findIndex(({ opens, until }) => opens !== undefined && until > now)
  return next === -1
    ? Math.max(
        0,
        columns.findIndex(({ opens }) => opens !== undefined)
      )
    : next
}

const resourceOf = ({ bay, assigned_to }: WorkOrderView, by: By) =>
  by === "bay" ? (bay?.id ?? null) : (assigned_to?.id ?? null)

/** The row of a work order; the last if it has none of those. */
export const rowOf = (order: WorkOrderView, by: By, rows: ReadonlyArray<Row>): number => {
  const row = rows.findIndex(({ id }) => id === resourceOf(order, by))
  return row === -1 ? rows.length - 1 : row
}

/** The first and last column of a scheduled work order. */
export const spanOf = (order: WorkOrderView, columns: ReadonlyArray<Column>) => {
  const { scheduled_from: from, scheduled_to: to } = order
  const first = columns.findIndex(({ until }) => from !== null && until > from)
  const last = columns.findLastIndex((column) => to !== null && column.from < to)
  return { first: first === -1 ? columns.length - 1 : first, last: Math.max(last, first, 0) }
}

/** When a work order would be done in a column: for as long as before, or for an hour a job. */
export const movedTo = (
  { scheduled_from: from, scheduled_to: to, lines }: WorkOrderView,
  { from: start, until, opens }: Column,
  timeZone: string
) => {
  const lasts = from && to ? to.getTime() - from.getTime() : Math.max(1, lines) * HOUR
  const isDay = until.getTime() - start.getTime() > HOUR
  const same = from
    ? instantAt(`${localTime(start, timeZone).slice(0, 10)}${localTime(from, timeZone).slice(10)}`, timeZone)
    : undefined
  const begins = isDay ? (same ?? opens ?? new Date(start.getTime() + NINE * MINUTE)) : (opens ?? start)
  return { from: begins, to: new Date(begins.getTime() + lasts) }
}
