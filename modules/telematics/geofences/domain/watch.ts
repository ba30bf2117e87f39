import type { GroupId, VehicleId } from "#fleet/contract"
import type { GeofenceId } from "../../contract/ids.ts"
import { isInBounds, widened } from "../../domain/bounds.ts"
import type { GoodFix } from "../../domain/GoodFix.ts"
import type { Crossing } from "./Crossings.ts"
import { evaluate, evaluateSilence, isNotified } from "./evaluate.ts"
import { type Evaluation, type GeofenceEvent, type GeofenceState, UNKNOWN } from "./GeofenceState.ts"
import { isFarFrom, marginOf, placementIn } from "./placement.ts"
import type { LastFix, SilentState, StateChanges, StoredState, WatchedGeofence } from "./Watching.ts"

/** Of a vehicle that was seen elsewhere: such states are not stored. */
const OUTSIDE: GeofenceState = { ...UNKNOWN, side: "outside" }

const isPlain = ({ side, changing, speeding, dwelled }: GeofenceState): boolean =>
  side === "outside" && changing === null && speeding === null && !dwelled

/** Without the time of the last fix, which the vehicle's marker has. */
const textOf = (state: GeofenceState): string => JSON.stringify({ ...state, evaluated_at: null })

export interface Watched extends StateChanges {
  /** Whether there are more or fewer vehicles inside than before. */
  readonly moved: boolean
  readonly crossings: ReadonlyArray<Crossing>
}

/** A vehicle in the fleet, and what was known of it before its new fixes. */
export interface WatchedVehicle {
  readonly vehicle_id: VehicleId
  readonly group_id: GroupId | null
  /** Whether it was watched before, and the group that it was in then. */
  readonly isKnown: boolean
  readonly knownGroup: GroupId | null
  readonly states: ReadonlyMap<GeofenceId, GeofenceState>
}

/** Whether a geofence is for a vehicle of this group. */
export const isFor = (geofence: Pick<WatchedGeofence, "group_id">, group: GroupId | null): boolean =>
  geofence.group_id === null || geofence.group_id === group

const crossingOf = (
  geofence: WatchedGeofence,
  vehicle_id: VehicleId,
  event: GeofenceEvent,
  fixed_at: Date
): Crossing => ({
  geofence_id: geofence.id,
  vehicle_id,
  kind: event.kind,
  at: event.at,
  fixed_at,
  speed: event.kind === "speeding" ? event.speed : null,
  speed_limit: event.kind === "speeding" ? geofence.speed_limit : null,
  notified: isNotified(event, geofence)
})

const changesOf = (
  before: GeofenceState | undefined,
  after: GeofenceState,
  key: Omit<StoredState, "state">
): Omit<Watched, "crossings"> => {
  const moved = (before?.side === "inside") !== (after.side === "inside")
  if (isPlain(after)) return { stored: [], removed: before === undefined ? [] : [key], moved }
  const isSame = before !== undefined && textOf(before) === textOf(after)
  return { stored: isSame ? [] : [{ ...key, state: after }], removed: [], moved }
}

/** Meters from a geofence at which the least exact of these fixes is clearly outside. */
const widestMargin = (fixes: ReadonlyArray<GoodFix>): number =>
  fixes.reduce((widest, fix) => Math.max(widest, marginOf(fix)), 0)

const foldFixes = (
  geofence: WatchedGeofence,
  before: GeofenceState,
  fixes: ReadonlyArray<GoodFix>,
  timeZone: string
): Evaluation => {
  const around = widened(geofence.bounds, widestMargin(fixes))
  let state = before
  const events: Array<GeofenceEvent> = []
  for (const fix of fixes) {
    // Most fixes are far from most geofences: comparing them with a box takes a tenth of the time.
    if (isPlain(state) && !isInBounds(fix, around)) continue
    if (fix.at <= geofence.watched_from) continue
    const isFar = isFarFrom(geofence.bounds, fix)
    const evaluation = evaluate(geofence, state, fix, timeZone, isFar ? "outside" : undefined)
    state = evaluation.state
    events.push(...evaluation.events)
  }
  return { state, events }
}

/** What the new fixes of a vehicle mean for a geofence. */
const watchAt = (
  geofence: WatchedGeofence,
  { vehicle_id, group_id, isKnown, knownGroup, states }: WatchedVehicle,
  fixes: ReadonlyArray<GoodFix>,
  timeZone: string
): Watched => {
  const before = states.get(geofence.id)
  const key = { geofence_id: geofence.id, vehicle_id }
  if (!isFor(geofence, group_id)) return { ...changesOf(before, OUTSIDE, key), crossings: [] }
  // That a vehicle joined the group of a geofence does not mean that it came or left.
  const wasWatched = isKnown && isFor(geofence, knownGroup)
  const { state, events } = foldFixes(geofence, before ?? (wasWatched ? OUTSIDE : UNKNOWN), fixes, timeZone)
  return {
    ...changesOf(before, state, key),
    crossings: events.map((event) => crossingOf(geofence, vehicle_id, event, event.at))
  }
}

export const together = (all: ReadonlyArray<Watched>): Watched => ({
  stored: all.flatMap(({ stored }) => stored),
  removed: all.flatMap(({ removed }) => removed),
  moved: all.some(({ moved }) => moved),
  crossings: all.flatMap(({ crossings }) => crossings)
})

/** What the new fixes of a vehicle mean for all geofences. Fixes are in the order of their times. */
export const watch = (
  geofences: ReadonlyArray<WatchedGeofence>,
  vehicle: WatchedVehicle,
  fixes: ReadonlyArray<GoodFix>,
  timeZone: string
): Watched => together(geofences.map((geofence) => watchAt(geofence, vehicle, fixes, timeZone)))

/** What it means that nothing was heard of a vehicle until now. */
export const watchSilence = (
  geofence: WatchedGeofence,
  { vehicle_id, state: before, fixed_at }: SilentState,
  at: Date,
  timeZone: string
): Watched => {
  const { state, events } = evaluateSilence(geofence, before, at, timeZone)
  return {
    ...changesOf(before, state, { geofence_id: geofence.id, vehicle_id }),
    crossings: events.map((event) =>
      crossingOf(geofence, vehicle_id, event, event.kind === "dwelled" ? fixed_at : event.at)
    )
  }
}

/** What is known of a vehicle at a geofence that is new or was changed: where it is, as if it had just come there. */
export const firstState = (
  { shape, watched_from: at }: Pick<WatchedGeofence, "shape" | "watched_from">,
  { latitude, longitude }: LastFix
): GeofenceState | null => {
  const placement = placementIn(shape, { latitude, longitude, accuracy: null })
  if (placement === "outside") return null
  return placement === "near"
    ? { ...UNKNOWN, evaluated_at: at }
    : { ...UNKNOWN, side: "inside", since: at, evaluated_at: at }
}
