import { days } from "#kernel"
import type { Point } from "./readings.ts"

/** The nearest readings around an instant, across all segments of a meter. */
export interface Nearest {
  readonly before: Point | null
  readonly after: Point | null
  readonly per_day: number | null
}

const estimated = (value: number) => ({ value: Math.max(0, Math.round(value)), read: false })
const passed = (from: Date, to: Date) => to.getTime() - from.getTime()

/** What a meter had counted at an instant, and whether it was read then. Null without readings. */
export const lifeThen = ({ before, after, per_day }: Nearest, at: Date) => {
  if (before !== null && passed(before.read_at, at) === 0) return { value: before.value, read: true }
  if (before !== null && after !== null) {
    const share = passed(before.read_at, at) / passed(before.read_at, after.read_at)
    return estimated(before.value + (after.value - before.value) * share)
  }
  const used = per_day ?? 0
  if (before !== null) return estimated(before.value + (used * passed(before.read_at, at)) / days(1))
  if (after !== null) return estimated(after.value - (used * passed(at, after.read_at)) / days(1))
  return null
}
