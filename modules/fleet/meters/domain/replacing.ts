import { dialStep, dialToSi, type MeterUnit, siToDial, unitRatio } from "../../contract/meterUnits.ts"
import type { SegmentReason } from "../../contract/meterViews.ts"
import type { Segment } from "./Meters.ts"
import { type Point, settled } from "./readings.ts"
import { lifeAt } from "./segments.ts"

/** How a dial is replaced, as entered: what the old one showed last, and the new one first. */
export interface Entered {
  readonly reason: Exclude<SegmentReason, "initial">
  readonly end_value: number | null
  readonly start_value: number
  readonly unit: MeterUnit
}

/** The end of a segment and the beginning of the next one, in meters or seconds. */
export interface Replacement {
  /** What the old dial showed last, if that is known; it is in order if it is not lower than `previous`. */
  readonly end: number
  readonly previous: number
  /** Whether the end is more than what the last reading says. */
  readonly isRead: boolean
  readonly start: number
  /** What the vehicle had done by then. */
  readonly life: number
  /** How much more the old values were than it seemed. */
  readonly scale: number
}

/** Where a dial begins again that has as many digits as it shows. */
const rollover = (last: number, unit: MeterUnit): number =>
  10 ** String(Math.floor(siToDial(last, unit))).length

/** The readings were entered in a wrong unit: their values meant another one, and the same dial goes on. */
const inRightUnit = (old: Segment, last: Point, unit: MeterUnit, { start_value, unit: right }: Entered) => {
  const scale = unitRatio(right, unit)
  const previous = Math.round(last.value * scale)
  const before = [{ ...last, value: previous }]
  const start = settled(dialToSi(start_value, right), dialStep(start_value, right), { before, after: null })
  const life = lifeAt({ ...old, scale }, last.value) + start - previous
  return { end: start, previous, isRead: false, start, life, scale }
}

/** `last`: the newest reading of the old segment; `unit`: that of the old dial. */
export const replacementOf = (old: Segment, last: Point, unit: MeterUnit, entered: Entered): Replacement => {
  if (entered.reason === "unit_fix") return inRightUnit(old, last, unit, entered)
  const start = dialToSi(entered.start_value, entered.unit)
  const shown = entered.end_value ?? (entered.reason === "rolled_over" ? rollover(last.value, unit) : null)
  const end =
    shown === null
      ? last.value
      : settled(dialToSi(shown, unit), dialStep(shown, unit), { before: [last], after: null })
  return {
    end,
    previous: last.value,
    isRead: shown !== null,
    start,
    life: lifeAt(old, Math.max(end, last.value)),
    scale: 1
  }
}
