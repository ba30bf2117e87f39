import type { Measure } from "../../contract/meterUnits.ts"

/** What a meter showed at an instant. Values in meters or seconds. */
export interface Point {
  readonly read_at: Date
  readonly value: number
}

/** The valid readings of a segment around an instant: those before or at it, newest first, and the next one. */
export interface Around {
  readonly before: ReadonlyArray<Point>
  readonly after: Point | null
}

const DAY = 86_400_000

/**
 * The value of a dial, given how far its last digit is from the next. A dial cuts off the rest: one that shows 51,245 km
 * agrees with an earlier reading of 51,245.4 km from a device, and means at least as much.
 */
export const settled = (value: number, step: number, { before: [last] }: Around): number =>
  last !== undefined && last.value > value && last.value < value + step ? last.value : value

/** The reading that this one contradicts, because a meter never runs backwards. */
export const contradicted = ({ value }: Point, { before: [last], after }: Around) => {
  if (last !== undefined && last.value > value) return { side: "before" as const, other: last }
  return after !== null && after.value < value ? { side: "after" as const, other: after } : undefined
}

/** What is always likely for a day: 2,000 km, or 24 hours. */
const LIKELY: Readonly<Record<Measure, number>> = { distance: 2_000_000, time: 86_400 }
/** How many readings tell the usual use. */
export const RECENT_READINGS = 30
/** Fewer uses say nothing about how much they vary. */
const ENOUGH_USES = 3
const DEVIATIONS = 3

const daysBetween = (from: Date, to: Date): number => (to.getTime() - from.getTime()) / DAY

/** The most that is likely for a day, given earlier readings, newest first. */
export const limitPerDay = (measure: Measure, readings: ReadonlyArray<Point>): number => {
  const uses = readings.slice(1).flatMap((earlier, index) => {
    const later = readings[index]
    const days = later === undefined ? 0 : daysBetween(earlier.read_at, later.read_at)
    return later === undefined || days === 0 ? [] : [(later.value - earlier.value) / Math.max(days, 1)]
  })
  if (uses.length < ENOUGH_USES) return LIKELY[measure]
  const mean = uses.reduce((sum, use) => sum + use, 0) / uses.length
  const variance = uses.reduce((sum, use) => sum + (use - mean) ** 2, 0) / uses.length
  return Math.max(LIKELY[measure], Math.round(mean + DEVIATIONS * Math.sqrt(variance)))
}

/** By how much more than likely a reading differs from its neighbors, if it does. */
export const excess = (point: Point, { before, after }: Around, measure: Measure) => {
  const limit = limitPerDay(measure, before)
  const [last] = before
  const steps = [
    ...(last === undefined ? [] : [[last, point] as const]),
    ...(after === null ? [] : [[point, after] as const])
  ]
  return steps
    .map(([earlier, later]) => ({
      increase: later.value - earlier.value,
      days: Math.max(1, daysBetween(earlier.read_at, later.read_at))
    }))
    .find(({ increase, days }) => increase > limit * days)
}

/** What was used per day between two readings; null without time between them. Values across all segments. */
export const usePerDay = (first: Point | null, last: Point | null): number | null => {
  if (first === null || last === null) return null
  const days = daysBetween(first.read_at, last.read_at)
  return days <= 0 ? null : Math.round((last.value - first.value) / days)
}

/** The days that the average is over. */
export const USE_DAYS = 90
