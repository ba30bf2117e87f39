import type { Point } from "../../contract/geofenceViews.ts"
import { distanceBetween } from "../../domain/geometry.ts"
import { type Moment, secondsBetween } from "./movement.ts"

/** A drive from one stop to the next. Meters, seconds, meters per second. */
export interface Trip {
  readonly startedAt: Date
  /** Null while it is under way. */
  readonly endedAt: Date | null
  readonly distance: number
  /** Standing with the ignition on. */
  readonly idleTime: number
  /** Null if the device does not measure the speed. */
  readonly maxSpeed: number | null
  readonly start: Point
  /** Where it ended, or where the vehicle was last. */
  readonly end: Point
}

export interface Stop {
  readonly from: Date
  /** Null if the vehicle is still there. */
  readonly until: Date | null
  readonly place: Point
}

export const placeOf = ({ latitude, longitude }: Point): Point => ({ latitude, longitude })

/** Meters; while a vehicle stands, shorter ways are errors of the receiver. */
const SHORTEST = 50

interface Way {
  readonly from: Moment
  readonly to: Moment
}

const lengthOf = ({ from, to }: Way): number => {
  const distance = distanceBetween(from, to)
  return from.isMoving || to.isMoving || distance > SHORTEST ? distance : 0
}

const idleTimeOf = ({ from, to }: Way): number =>
  !from.isMoving && from.ignition === true ? secondsBetween(from, to) : 0

const sumOf = (values: ReadonlyArray<number>): number => values.reduce((sum, value) => sum + value, 0)

/** The trip from the first of these moments to the last. */
export const tripOf = (first: Moment, others: ReadonlyArray<Moment>, isUnderWay: boolean): Trip => {
  const moments = [first, ...others]
  const last = others.at(-1) ?? first
  const ways = others.flatMap((to, index) => {
    const from = moments[index]
    return from === undefined ? [] : [{ from, to }]
  })
  const maxSpeed = moments.reduce((max, { speed }) => Math.max(max, speed ?? -1), -1)
  return {
    startedAt: first.at,
    endedAt: isUnderWay ? null : last.at,
    distance: sumOf(ways.map(lengthOf)),
    idleTime: sumOf(ways.map(idleTimeOf)),
    maxSpeed: maxSpeed < 0 ? null : maxSpeed,
    start: placeOf(first),
    end: placeOf(last)
  }
}
