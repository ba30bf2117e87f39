import type { GoodFix } from "../../../modules/telematics/domain/GoodFix.ts"
import { DEFAULT_THRESHOLDS } from "../../../modules/telematics/trips/domain/movement.ts"
import { segment } from "../../../modules/telematics/trips/domain/segment.ts"

export const KNOT = 1852 / 3600
export const START = Date.UTC(2016, 0)
export const minute = (minutes: number): Date => new Date(START + minutes * 60_000)

/** Minutes, knots, meters to the north. */
export type Row = readonly [
  minutes: number,
  knots: number | null,
  meters: number,
  ignition?: boolean | undefined
]

export const fixOf = ([minutes, knots, meters, ignition]: Row): GoodFix => ({
  at: minute(minutes),
  latitude: meters / 111_195.08,
  longitude: 10,
  speed: knots === null ? null : knots * KNOT,
  accuracy: null,
  ignition: ignition ?? null
})

export const derive = (rows: ReadonlyArray<Row>, thresholds = {}) => {
  const fixes = rows.map(fixOf)
  const now = fixes.at(-1)?.at ?? minute(0)
  return segment(fixes, now, "anywhere", { ...DEFAULT_THRESHOLDS, ...thresholds })
}

/** Rows as text: minutes, knots (`-` if unknown), meters and perhaps whether the ignition is on. */
export const rows = (text: string): ReadonlyArray<Row> =>
  text.split(", ").map((row) => {
    const [minutes, knots, meters, ignition] = row.split(" ")
    const speed = knots === "-" ? null : Number(knots)
    return [Number(minutes), speed, Number(meters), ignition === undefined ? undefined : ignition === "on"]
  })
