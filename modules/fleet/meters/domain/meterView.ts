import type { CurrentReading, MeterView } from "../../contract/meterViews.ts"
import type { Meter } from "./Meters.ts"
import { limitPerDay, type Point, usePerDay } from "./readings.ts"
import { lifeAt } from "./segments.ts"

/** What is read of a meter to show it. */
export interface Shown {
  readonly current: CurrentReading | null
  /** The valid readings of the newest segment, newest first, at most a few. */
  readonly recent: ReadonlyArray<Point>
  /** The first valid reading of the last 90 days. */
  readonly first: (Point & { readonly segment_id: string }) | null
  readonly current_segment_id: string | null
}

const lived = (meter: Meter, point: Point | null, segmentId: string | null): Point | null => {
  const segment = meter.segments.find(({ id }) => id === segmentId)
  return point === null || segment === undefined
    ? null
    : { read_at: point.read_at, value: lifeAt(segment, point.value) }
}

/** A meter as people see it. */
export const meterView = (meter: Meter, shown: Shown): MeterView => {
  const { current, recent, first, current_segment_id } = shown
  const last = lived(meter, current, current_segment_id)
  const { organization_id: _, created_at: __, segments, ...rest } = meter
  return {
    ...rest,
    current,
    life: last?.value ?? null,
    per_day: usePerDay(lived(meter, first, first?.segment_id ?? null), last),
    limit_per_day: limitPerDay(meter.measure, recent),
    segments: segments.map(({ life_at_start: _life, scale: _scale, ...segment }) => segment)
  }
}
