import type { GeofenceShape } from "#telematics/contract"
import type { GoodFix } from "../../../modules/telematics/domain/GoodFix.ts"
import { evaluate } from "../../../modules/telematics/geofences/domain/evaluate.ts"
import {
  type GeofenceEvent,
  type GeofenceRule,
  type GeofenceState,
  UNKNOWN
} from "../../../modules/telematics/geofences/domain/GeofenceState.ts"

// A Friday.
const START = Date.UTC(2026, 10, 20, 9)
const CENTER = { latitude: 40, longitude: -3 }
export const circle: GeofenceShape = { kind: "circle", center: CENTER, radius: 100 }
export const rule: GeofenceRule = {
  shape: circle,
  on_enter: true,
  on_exit: true,
  dwell_after: null,
  speed_limit: null,
  schedule: null
}

export const second = (seconds: number): Date => new Date(START + seconds * 1000)
/** Meters to the north of the center. */
export const fix = (seconds: number, meters: number, more: Partial<GoodFix> = {}): GoodFix => ({
  at: second(seconds),
  latitude: CENTER.latitude + meters / 111_195.08,
  longitude: CENTER.longitude,
  speed: null,
  accuracy: null,
  ignition: null,
  ...more
})

export const run = (of: GeofenceRule, fixes: ReadonlyArray<GoodFix>, zone = "Europe/Madrid") => {
  let state: GeofenceState = UNKNOWN
  const events: Array<GeofenceEvent> = []
  for (const one of fixes) {
    const evaluation = evaluate(of, state, one, zone)
    state = evaluation.state
    events.push(...evaluation.events)
  }
  return { state, events }
}

export const summary = (events: ReadonlyArray<GeofenceEvent>) =>
  events.map(({ kind, at }) => `${kind} ${(at.getTime() - START) / 1000}`)

/** One fix every ten seconds. */
export const at = (...meters: ReadonlyArray<number>) => meters.map((one, index) => fix(index * 10, one))
