import { distanceBetween } from "../../domain/geometry.ts"
import type { GoodFix } from "../../domain/GoodFix.ts"

/** Whether a fix is used. Ones that are not are stored all the same, so that people can see what a device sent. */
export type FixQuality =
  | "good"
  /** Its time is more than five minutes after it was received. */
  | "future"
  /** It is too far from the last good fix for any vehicle. */
  | "jump"

/** A fix to be judged. */
export type JudgedFix = Pick<GoodFix, "at" | "latitude" | "longitude">

/** What is known of a device's fixes, in the order of their receipt. */
export interface FixHistory {
  /** The good fix with the latest time; null before the first. */
  readonly last: JudgedFix | null
  /** The last of the fixes in a row that jumped to a place near to each other, and how many they are. */
  readonly jumped: { readonly last: JudgedFix; readonly count: number } | null
}

export interface Judgment {
  readonly quality: FixQuality
  readonly history: FixHistory
}

export const NO_FIXES: FixHistory = { last: null, jumped: null }

const AHEAD = 300_000
/** Meters per second. */
const FASTEST = 100
/** Shorter jumps are errors that receivers usually make. */
const SHORTEST_JUMP = 1000
/** A vehicle was carried, or the last good fix was wrong: so many fixes that agree with each other are right. */
const AGREEING = 3

const isJump = (from: JudgedFix, to: JudgedFix): boolean => {
  const distance = distanceBetween(from, to)
  const seconds = Math.abs(to.at.getTime() - from.at.getTime()) / 1000
  return distance > SHORTEST_JUMP && distance > FASTEST * seconds
}

const later = (one: JudgedFix | null, other: JudgedFix): JudgedFix =>
  one !== null && one.at > other.at ? one : other

/**
 * Whether a fix is good, given those before it. Also fixes that were measured before the last one are judged: devices send
 * what they could not send in time.
 */
export const judgeFix = (history: FixHistory, fix: JudgedFix, receivedAt: Date): Judgment => {
  if (fix.at.getTime() > receivedAt.getTime() + AHEAD) return { quality: "future", history }
  const { last, jumped } = history
  if (last === null || !isJump(last, fix))
    return { quality: "good", history: { last: later(last, fix), jumped: null } }
  const count = jumped === null || isJump(jumped.last, fix) ? 1 : jumped.count + 1
  return count < AGREEING
    ? { quality: "jump", history: { last, jumped: { last: fix, count } } }
    : { quality: "good", history: { last: fix, jumped: null } }
}
