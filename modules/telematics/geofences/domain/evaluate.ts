import type { GoodFix } from "../../domain/GoodFix.ts"
import type { Evaluation, GeofenceEvent, GeofenceRule, GeofenceState, Side } from "./GeofenceState.ts"
import { type Placement, placementIn } from "./placement.ts"
import { isDuring } from "./schedule.ts"

/** Seconds that a vehicle has to be too fast. */
const MIN_SPEEDING = 15
/** Seconds between two fixes, after which nothing is known of the speed between them. */
const LONGEST_BETWEEN = 300
/** Seconds of silence after which a single fix on another side is believed: devices sleep where they park. */
const SILENCE = 300

const secondsBetween = (from: Date, to: Date): number => (to.getTime() - from.getTime()) / 1000

type IsScheduled = (at: Date) => boolean

const scheduleOf =
  ({ schedule }: GeofenceRule, timeZone: string): IsScheduled =>
  (at) =>
    schedule === null || isDuring(schedule, at, timeZone)

/** The vehicle has changed sides. The first side that is known is no event: nobody came or left. */
const changed = (state: GeofenceState, side: Side, since: Date, isScheduled: IsScheduled): Evaluation => {
  const kind = side === "inside" ? ("entered" as const) : ("exited" as const)
  return {
    state: { ...state, side, since, changing: null, dwelled: false },
    events: state.side === null ? [] : [{ kind, at: since, scheduled: isScheduled(since) }]
  }
}

/** Two fixes in a row on another side change it. One near the edge changes nothing. */
const sided = (
  state: GeofenceState,
  placement: Placement,
  at: Date,
  isScheduled: IsScheduled
): Evaluation => {
  if (placement === "near" || placement === state.side)
    return { state: { ...state, changing: null }, events: [] }
  return state.changing?.side === placement
    ? changed(state, placement, state.changing.at, isScheduled)
    : { state: { ...state, changing: { side: placement, at } }, events: [] }
}

/** A stay is reported once, at the first scheduled time at which it has been long enough. */
const dwelled = (rule: GeofenceRule, state: GeofenceState, at: Date, scheduled: boolean): Evaluation => {
  const { side, since, changing } = state
  const isLong = rule.dwell_after !== null && since !== null && secondsBetween(since, at) >= rule.dwell_after
  return isLong && side === "inside" && changing === null && !state.dwelled && scheduled
    ? { state: { ...state, dwelled: true }, events: [{ kind: "dwelled", at, scheduled }] }
    : { state, events: [] }
}

/** Speeding is reported once until the vehicle is slow enough again, or outside. */
const sped = (limit: number, state: GeofenceState, at: Date, speed: number | null): Evaluation => {
  if (speed === null) return { state, events: [] }
  if (speed <= limit) return { state: { ...state, speeding: null }, events: [] }
  const before =
    state.speeding !== null && secondsBetween(state.speeding.last, at) <= LONGEST_BETWEEN
      ? state.speeding
      : { from: at, top_speed: speed, reported: false }
  const topSpeed = Math.max(before.top_speed, speed)
  const isReportedNow = !before.reported && secondsBetween(before.from, at) >= MIN_SPEEDING
  const speeding = {
    from: before.from,
    last: at,
    top_speed: topSpeed,
    reported: before.reported || isReportedNow
  }
  return {
    state: { ...state, speeding },
    events: isReportedNow ? [{ kind: "speeding", at, speed: topSpeed, scheduled: true }] : []
  }
}

/**
 * What a fix means. One that is not later than the last one changes nothing. Times of day are in `timeZone` (IANA). If
 * the fix `isFarFrom` the geofence, its placement need not be computed.
 */
export const evaluate = (
  rule: GeofenceRule,
  state: GeofenceState,
  fix: GoodFix,
  timeZone: string,
  placement: Placement = placementIn(rule.shape, fix)
): Evaluation => {
  const { at } = fix
  if (state.evaluated_at !== null && at <= state.evaluated_at) return { state, events: [] }
  const isScheduled = scheduleOf(rule, timeZone)
  const side = sided({ ...state, evaluated_at: at }, placement, at, isScheduled)
  const stay = dwelled(rule, side.state, at, isScheduled(at))
  const isWatched = rule.speed_limit !== null && placement === "inside" && isScheduled(at)
  const speed = isWatched
    ? sped(rule.speed_limit, stay.state, at, fix.speed)
    : { state: { ...stay.state, speeding: null }, events: [] }
  return { state: speed.state, events: [...side.events, ...stay.events, ...speed.events] }
}

/** What an instant without a fix means: a device is silent where its vehicle parks, and the stay becomes long. */
export const evaluateSilence = (
  rule: GeofenceRule,
  state: GeofenceState,
  now: Date,
  timeZone: string
): Evaluation => {
  const isScheduled = scheduleOf(rule, timeZone)
  const { changing } = state
  const side: Evaluation =
    changing !== null && secondsBetween(changing.at, now) >= SILENCE
      ? changed(state, changing.side, changing.at, isScheduled)
      : { state, events: [] }
  const stay = dwelled(rule, side.state, now, isScheduled(now))
  return { state: stay.state, events: [...side.events, ...stay.events] }
}

/** Whether people are notified of an event. */
export const isNotified = (
  { kind, scheduled }: GeofenceEvent,
  { on_enter, on_exit }: GeofenceRule
): boolean => scheduled && (kind !== "entered" || on_enter) && (kind !== "exited" || on_exit)
