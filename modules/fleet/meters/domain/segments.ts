import type { Meter, Segment } from "./Meters.ts"
import type { Around, Point } from "./readings.ts"

/** What the vehicle had done in its life when the dial of this segment showed a value. */
export const lifeAt = (
  { start_value, life_at_start, scale }: Pick<Segment, "start_value" | "life_at_start" | "scale">,
  value: number
): number => Math.round(life_at_start + (value - start_value) * scale)

/** The values of readings that were entered in a wrong unit, as they are; of all others, as they were entered. */
export const corrected = ({ scale }: Segment, { before, after }: Around): Around => {
  const correct = (point: Point) => ({ ...point, value: Math.round(point.value * scale) })
  return { before: before.map(correct), after: after && correct(after) }
}

/** How a value is stored among those of its segment. */
export const storedValue = ({ scale }: Segment, value: number): number => Math.round(value / scale)

/** The segment that a reading of this instant belongs to. */
export const segmentAt = ({ segments }: Meter, at: Date): Segment | undefined =>
  segments.findLast(({ started_at }) => started_at === null || started_at <= at)

/** The segment that continues. */
export const newestOf = ({ segments }: Pick<Meter, "segments">): Segment | undefined => segments.at(-1)
