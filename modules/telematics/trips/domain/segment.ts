import type { GoodFix } from "../../domain/GoodFix.ts"
import { DEFAULT_THRESHOLDS, type Moment, momentsOf, type Thresholds } from "./movement.ts"
import { parkingOf, type State, stepsAt } from "./steps.ts"
import { placeOf, type Stop, type Trip, tripOf } from "./Trip.ts"

/** Grows whenever the same fixes lead to other trips or stops. */
export const DERIVATION_VERSION = 2

/** Trips and stops, oldest first. */
export interface Segments {
  readonly trips: ReadonlyArray<Trip>
  readonly stops: ReadonlyArray<Stop>
}

const tripBetween = (moments: ReadonlyArray<Moment>, first: number, last: number, isUnderWay = false) => {
  const moment = moments[first]
  return moment === undefined ? [] : [tripOf(moment, moments.slice(first + 1, last + 1), isUnderWay)]
}

const stopBetween = (moments: ReadonlyArray<Moment>, first: number, end?: number): ReadonlyArray<Stop> => {
  const moment = moments[first]
  const until = end === undefined ? undefined : moments[end]
  return moment === undefined ? [] : [{ from: moment.at, until: until?.at ?? null, place: placeOf(moment) }]
}

/** What is under way after the last moment. Silence ends a trip, too. */
const atTheEnd = (
  moments: ReadonlyArray<Moment>,
  { stop, run }: State,
  now: Date,
  thresholds: Thresholds
): Segments => {
  const last = moments.length - 1
  const moment = moments[last]
  if (moment === undefined) return { trips: [], stops: [] }
  const since = (index: number) => (now.getTime() - (moments[index]?.at.getTime() ?? 0)) / 1000
  const stands =
    run !== null &&
    (since(last) >= thresholds.gap ||
      (run.halted !== null && since(run.halted) >= parkingOf(moment, thresholds)))
  const end = run?.halted ?? last
  if (run?.isTrip !== true)
    return { trips: [], stops: stop !== null || stands ? stopBetween(moments, stop ?? end) : [] }
  return stands
    ? { trips: tripBetween(moments, run.start, end), stops: stopBetween(moments, end) }
    : { trips: tripBetween(moments, run.start, last, true), stops: [] }
}

/**
 * The trips and stops of good fixes in the order of their time, as of `now`. `begins` says whether the first fix is where
 * a known stop began, as when only what follows a `boundary` is derived again.
 */
export const segment = (
  fixes: ReadonlyArray<GoodFix>,
  now: Date,
  begins: "anywhere" | "with_stop" = "anywhere",
  thresholds: Thresholds = DEFAULT_THRESHOLDS
): Segments => {
  const moments = momentsOf(fixes, thresholds.gap)
  const sequence = { moments, thresholds }
  const [trips, stops]: [Array<Trip>, Array<Stop>] = [[], []]
  let state: State = { stop: begins === "with_stop" ? 0 : null, run: null }
  for (const [index, moment] of moments.entries()) {
    if (index === 0 && begins === "with_stop") continue
    for (const { trip, stop, state: following } of stepsAt(sequence, state, index, moment)) {
      if (trip !== undefined) trips.push(...tripBetween(moments, trip.first, trip.last))
      if (stop !== undefined) stops.push(...stopBetween(moments, stop.first, stop.end))
      state = following
    }
  }
  const open = atTheEnd(moments, state, now, thresholds)
  return { trips: [...trips, ...open.trips], stops: [...stops, ...open.stops] }
}
