import { days, minutes, plus } from "#kernel"
import { Struct } from "effect"
import type { DeviceReport, Fix, Measurements } from "../../domain/DeviceReport.ts"
import type { DeviceState, Jumped, Measured } from "./DeviceState.ts"
import { type FixHistory, judgeFix } from "./quality.ts"
import type { StoredPosition } from "./StoredPosition.ts"

/** Fixes older than this are not stored: no one wants to know where a vehicle was then, and a clock is wrong. */
const OLDEST = days(1000)
/** Nor are those of a clock that is this far ahead: months are prepared only shortly before they begin. */
const FURTHEST = days(31)
/** Seconds, about 31 years: a clock that is further ahead is as wrong. */
const MOST_SKEW = 1_000_000_000
/** Measurements with a later time are not the newest: the clock is wrong. */
const AHEAD = minutes(5)
/** More fault codes than any vehicle has. */
const MOST_CODES = 50

export interface Advanced {
  readonly state: DeviceState
  readonly positions: ReadonlyArray<StoredPosition>
}

const later = (one: Date | null, other: Date): Date => (one !== null && one > other ? one : other)
const earlier = (one: Date | null, other: Date): Date => (one !== null && one < other ? one : other)

const historyIn = ({ fixed_at: at, latitude, longitude, jumped }: DeviceState): FixHistory => ({
  last: at === null || latitude === null || longitude === null ? null : { at, latitude, longitude },
  jumped: jumped === null ? null : { last: { ...jumped, at: new Date(jumped.at) }, count: jumped.count }
})

const jumpedIn = ({ jumped }: FixHistory): Jumped | null =>
  jumped === null
    ? null
    : {
        at: jumped.last.at.toISOString(),
        latitude: jumped.last.latitude,
        longitude: jumped.last.longitude,
        count: jumped.count
      }

/** Of fault codes and a VIN also when they were reported, and since when there has been power. */
const withTimes = (before: Measured | null, given: Omit<Measurements, "ignition">, at: string): Measured => {
  const { faultCodes, isPowered, ...others } = given
  const hasPower = isPowered !== undefined && isPowered !== before?.isPowered
  return {
    ...before,
    ...others,
    at,
    ...(others.vin !== undefined && { vinAt: at }),
    ...(hasPower && { isPowered, poweredSince: at }),
    ...(faultCodes !== undefined && { faultCodes: faultCodes.slice(0, MOST_CODES), faultCodesAt: at })
  }
}

/** The newest of each measurement. Late ones, and those of a wrong clock, are not the newest. */
const measuredAfter = (
  before: Measured | null,
  measured: Measurements,
  at: Date,
  receivedAt: Date
): Measured | null => {
  const given = Struct.omit(measured, ["ignition"])
  if (Object.keys(given).length === 0 || at > plus(receivedAt, AHEAD)) return before
  return before !== null && new Date(before.at) > at ? before : withTimes(before, given, at.toISOString())
}

const placed = (
  state: DeviceState,
  at: Date,
  { latitude, longitude, speed, heading }: Fix,
  ignition: boolean | undefined
): DeviceState =>
  state.fixed_at !== null && state.fixed_at > at
    ? state
    : {
        ...state,
        fixed_at: at,
        latitude,
        longitude,
        speed,
        heading,
        ignition: ignition ?? state.ignition
      }

/** Judges a fix, and moves the place forward if it counts and is not older. */
const withFix = (
  state: DeviceState,
  at: Date,
  fix: Fix,
  ignition: boolean | undefined,
  receivedAt: Date
): Advanced => {
  const { quality, history } = judgeFix(historyIn(state), { at, ...fix }, receivedAt)
  const judged: DeviceState = { ...state, jumped: jumpedIn(history) }
  const position: StoredPosition = {
    device_id: state.device_id,
    fixed_at: at,
    received_at: receivedAt,
    ...fix,
    ignition: ignition ?? null,
    quality
  }
  if (quality !== "good") return { state: judged, positions: [position] }
  const derive_from = earlier(judged.derive_from, at)
  return { state: { ...placed(judged, at, fix, ignition), derive_from }, positions: [position] }
}

/** By how many seconds a clock is ahead. One that is behind looks like a report that was delayed. */
const skewOf = (at: Date, receivedAt: Date): number =>
  Math.min(MOST_SKEW, Math.max(0, Math.round((at.getTime() - receivedAt.getTime()) / 1000)))

const withReport = (before: DeviceState, report: DeviceReport, receivedAt: Date): Advanced => {
  const { at, fix, measured } = report
  const state: DeviceState = {
    ...before,
    seen_at: later(before.seen_at, receivedAt),
    seen_before_at: before.seen_at,
    clock_skew: skewOf(at, receivedAt),
    measured: measuredAfter(before.measured, measured, at, receivedAt)
  }
  return fix === null || at < plus(receivedAt, -OLDEST) || at > plus(receivedAt, FURTHEST)
    ? { state, positions: [] }
    : withFix(state, at, fix, measured.ignition, receivedAt)
}

/** What becomes of a device's state with its reports, and the positions to store. Late reports never move it back. */
export const advance = (
  before: DeviceState,
  reports: ReadonlyArray<DeviceReport>,
  receivedAt: Date
): Advanced => {
  const positions: Array<StoredPosition> = []
  let state = before
  for (const report of reports) {
    const after = withReport(state, report, receivedAt)
    state = after.state
    positions.push(...after.positions)
  }
  return { state, positions }
}
