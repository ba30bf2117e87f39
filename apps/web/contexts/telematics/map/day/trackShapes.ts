import { distanceBetween, type TrackPoint } from "#telematics/contract"
import type { Shapes } from "../canvas/VehicleMap.ts"
import { type Position, simplified } from "./simplified.ts"

/** Milliseconds and meters. Between positions this far apart the way is unknown, or private. */
const GAP = 10 * 60_000
const JUMP = 2_000

/** Meters, which no receiver is exact to. A line of all positions of a day is drawn far more slowly. */
const TOLERANCE = 1

const isGap = (before: TrackPoint, after: TrackPoint): boolean =>
  after.at.getTime() - before.at.getTime() > GAP && distanceBetween(before, after) > JUMP

/** Lines through the positions, with gaps where the way is unknown. */
export const trackShapes = (points: ReadonlyArray<TrackPoint>): Shapes => {
  const lines: Array<Array<Position>> = []
  let line: Array<Position> = []
  points.forEach((point, index) => {
    const before = points[index - 1]
    if (before === undefined || isGap(before, point)) {
      line = []
      lines.push(line)
    }
    const last = line.at(-1)
    // Thousands of positions of a vehicle that stands are one.
    if (last?.[0] !== point.longitude || last[1] !== point.latitude)
      line.push([point.longitude, point.latitude])
  })
  const coordinates = lines
    .filter(({ length }) => length > 1)
    .map((line) => simplified(line, TOLERANCE).map(([longitude, latitude]) => [longitude, latitude]))
  return {
    type: "FeatureCollection",
    features: [{ type: "Feature", properties: {}, geometry: { type: "MultiLineString", coordinates } }]
  }
}

/** The last position at or before a moment, in milliseconds; the first one before that. */
export const pointAtTime = (points: ReadonlyArray<TrackPoint>, millis: number): TrackPoint | undefined => {
  let [low, high] = [0, points.length - 1]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((points[middle]?.at.getTime() ?? 0) <= millis) low = middle
    else high = middle - 1
  }
  return points[low]
}

/** The marker of the playback. */
export const playheadShapes = (points: ReadonlyArray<TrackPoint>, millis: number): Shapes => {
  const point = pointAtTime(points, millis)
  if (point === undefined) return { type: "FeatureCollection", features: [] }
  return {
    type: "FeatureCollection",
    features: [
      {
        type: "Feature",
        properties: { motion: (point.speed ?? 0) > 1.4 ? "moving" : "parked", heading: point.heading ?? 0 },
        geometry: { type: "Point", coordinates: [point.longitude, point.latitude] }
      }
    ]
  }
}
