import { distanceBetween } from "../../domain/geometry.ts"
import type { GoodFix } from "../../domain/GoodFix.ts"

/** When trips and stops begin and end. Meters and seconds. */
export interface Thresholds {
  /** A trip goes at least this far away from its start ... */
  readonly minDistance: number
  /** ... or takes at least this long and goes a fifth as far. */
  readonly minDuration: number
  /** Standing as long as this ends a trip ... */
  readonly minParking: number
  /** ... or as this with the ignition on. Until then the vehicle idles. */
  readonly maxIdling: number
  /** Silence as long as this ends a trip. */
  readonly gap: number
  /** A trip that takes longer is divided, so that what has to be derived again is bounded. */
  readonly maxDuration: number
}

export const DEFAULT_THRESHOLDS: Thresholds = {
  minDistance: 500,
  minDuration: 300,
  minParking: 180,
  maxIdling: 900,
  gap: 900,
  // At a fix every five seconds, 17,280 are read again at most, also for a device that always says it moves.
  maxDuration: 86_400
}

/** A fix, and whether the vehicle was moving. */
export interface Moment extends GoodFix {
  readonly isMoving: boolean
}

/** Meters per second; slower is how receivers err while a vehicle stands. */
const SLOWEST = 0.5
/** Meters; nearer is how receivers err. */
const NEAREST = 30

export const secondsBetween = (from: GoodFix, to: GoodFix): number =>
  (to.at.getTime() - from.at.getTime()) / 1000

/** Devices that don't measure the speed have moved if they are elsewhere than before. */
const hasMoved = (from: GoodFix | undefined, to: GoodFix, gap: number): boolean => {
  if (from === undefined || secondsBetween(from, to) >= gap) return false
  return distanceBetween(from, to) > Math.max(NEAREST, SLOWEST * secondsBetween(from, to))
}

/** The fixes in their order. Of several at the same instant, the first counts. */
export const momentsOf = (fixes: ReadonlyArray<GoodFix>, gap: number): ReadonlyArray<Moment> =>
  fixes
    .filter(({ at }, index) => at.getTime() !== fixes[index - 1]?.at.getTime())
    .map((fix, index, all) => ({
      ...fix,
      isMoving: fix.speed === null ? hasMoved(all[index - 1], fix, gap) : fix.speed > SLOWEST
    }))
