import { hours, minutes, plus, seconds } from "#kernel"
import type { InspectionFlag } from "../../contract/inspectionViews.ts"

/** What the clock of a device showed when an inspection began, ended and was sent. */
export interface DeviceTimes {
  readonly started_at: Date
  readonly finished_at: Date
  readonly device_at: Date
}

/** How far a clock may be off. */
const TOLERATED = minutes(5)
/** After this time, an inspection was sent late. */
const PROMPT = hours(24)
/** What fits the column: 68 years. */
const MOST_SECONDS = 2_147_483_647

/** Earlier times are those of a clock that lost its battery. */
const EARLIEST = new Date("2000-01-01T12:00:00Z")

const clamped = (offset: number): number =>
  Math.max(-MOST_SECONDS, Math.min(MOST_SECONDS, Math.round(offset / seconds(1))))

/**
 * When an inspection was finished by our clock, in this century and never after it was received, and what is strange about its
 * times.
 */
export const moments = ({ finished_at, device_at }: DeviceTimes, received_at: Date) => {
  const offset = device_at.getTime() - received_at.getTime()
  const isWrong = Math.abs(offset) > TOLERATED
  const finished = isWrong ? plus(finished_at, -offset) : finished_at
  const known = finished < EARLIEST ? EARLIEST : finished
  const at = known > received_at ? received_at : known
  const isLate = received_at.getTime() - at.getTime() > PROMPT
  const flags: ReadonlyArray<InspectionFlag> = [
    ...(isWrong ? (["clock"] as const) : []),
    ...(isLate ? (["late"] as const) : [])
  ]
  return { at, clock_offset: clamped(offset), flags }
}

const SECONDS_PER_ITEM = 2
const PART_OF_USUAL = 0.25

/** Whether an inspection was filled in faster than anyone can inspect. `usual`: seconds that one with its form takes. */
export const isFast = (
  { started_at, finished_at }: DeviceTimes,
  answered: number,
  usual: number | null
): boolean => {
  const duration = (finished_at.getTime() - started_at.getTime()) / seconds(1)
  return duration < answered * SECONDS_PER_ITEM || (usual !== null && duration < usual * PART_OF_USUAL)
}

/** Until when an inspection has to be stored that was received then. */
export const keepUntil = (received_at: Date, months: number): Date => {
  const until = new Date(received_at)
  until.setUTCMonth(until.getUTCMonth() + months)
  return until
}
