import type { RecordedDamage } from "#fleet/contract"

/** The nine places of a side, row by row. */
export const PLACES = [
  "upper_left",
  "upper_middle",
  "upper_right",
  "middle_left",
  "middle",
  "middle_right",
  "lower_left",
  "lower_middle",
  "lower_right"
] as const
export type Place = (typeof PLACES)[number]

type Position = Pick<RecordedDamage, "x" | "y">

const CENTERS = [200, 500, 800] as const
const LIMITS = [333, 667] as const

const third = (part: number): number => LIMITS.filter((limit) => part >= limit).length

/** The place that a mark is in. */
export const placeOf = ({ x, y }: Position): Place => PLACES[third(y) * 3 + third(x)] ?? "middle"

/** The middle of a place, for those who choose it from a list. */
export const centerOf = (place: Place): Position => {
  const at = PLACES.indexOf(place)
  return { x: CENTERS[at % 3] ?? 500, y: CENTERS[Math.floor(at / 3)] ?? 500 }
}
