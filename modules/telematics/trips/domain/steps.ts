import { distanceBetween } from "../../domain/geometry.ts"
import { type Moment, secondsBetween, type Thresholds } from "./movement.ts"

/** A movement that may become a trip. Moments are numbered by their place in the sequence. */
export interface Run {
  readonly start: number
  /** Since when the vehicle stands; null while it moves. */
  readonly halted: number | null
  /** How far it was from its start at most. */
  readonly reach: number
  /** Whether it is a trip: until then the vehicle counts as standing. */
  readonly isTrip: boolean
}

export interface State {
  /** Where the vehicle began to stand; null if that is not known, or after a trip began. */
  readonly stop: number | null
  readonly run: Run | null
}

/** What follows from one moment: trips and stops that ended, by their first and last moments. */
export interface Step {
  readonly state: State
  readonly trip?: { readonly first: number; readonly last: number }
  /** `end` is the first moment after it. */
  readonly stop?: { readonly first: number; readonly end: number }
}

/** Such a part of the smallest distance is enough for a trip that takes long. */
const PART = 1 / 5

/** How long a vehicle has to stand to end its trip. */
export const parkingOf = ({ ignition }: Moment, { minParking, maxIdling }: Thresholds): number =>
  ignition === true ? maxIdling : minParking

/** A sequence of moments that is divided into trips and stops. */
export interface Sequence {
  readonly moments: ReadonlyArray<Moment>
  readonly thresholds: Thresholds
}

const distance = ({ moments }: Sequence, from: number, to: Moment): number => {
  const moment = moments[from]
  return moment === undefined ? 0 : distanceBetween(moment, to)
}

const elapsed = ({ moments }: Sequence, from: number, to: Moment): number => {
  const moment = moments[from]
  return moment === undefined ? 0 : secondsBetween(moment, to)
}

const whileStanding = (sequence: Sequence, { stop }: State, index: number, moment: Moment): Step => {
  if (moment.isMoving)
    return { state: { stop, run: { start: index, halted: null, reach: 0, isTrip: false } } }
  if (stop === null) return { state: { stop: index, run: null } }
  // It was carried away, or drove without reporting.
  return distance(sequence, stop, moment) >= sequence.thresholds.minDistance
    ? { state: { stop: index, run: null }, stop: { first: stop, end: index } }
    : { state: { stop, run: null } }
}

/** Since when it stands. Standing elsewhere is another halt, so that all moments of a halt are near to its first. */
const haltOf = (sequence: Sequence, { halted }: Run, index: number, moment: Moment): number | null => {
  if (moment.isMoving) return null
  const isSame = halted !== null && distance(sequence, halted, moment) < sequence.thresholds.minDistance
  return isSame ? halted : index
}

const whileRunning = (sequence: Sequence, { stop }: State, run: Run, index: number, moment: Moment): Step => {
  const { minDistance, minDuration } = sequence.thresholds
  const halted = haltOf(sequence, run, index, moment)
  const isHalt = halted !== null && halted !== index
  const reach = isHalt ? run.reach : Math.max(run.reach, distance(sequence, run.start, moment))
  const isLong = moment.isMoving && elapsed(sequence, run.start, moment) >= minDuration
  const isTrip = run.isTrip || reach >= minDistance || (isLong && reach >= minDistance * PART)
  const following = { start: run.start, halted, reach, isTrip }
  return isTrip && stop !== null
    ? { state: { stop: null, run: following }, stop: { first: stop, end: run.start } }
    : { state: { stop, run: following } }
}

const isSilent = (sequence: Sequence, index: number, moment: Moment): boolean =>
  elapsed(sequence, index - 1, moment) >= sequence.thresholds.gap

/** The state after a run whose end is the moment before, or its halt. */
const afterEnd = (sequence: Sequence, { stop }: State, run: Run, index: number, moment: Moment): Step => {
  const { minDistance } = sequence.thresholds
  const last = run.halted ?? index - 1
  const end = sequence.moments[last]
  const isElsewhere = run.halted === null && distance(sequence, last, moment) >= minDistance
  // It drove on while it was silent, so it is not known where it stood, or whether. A trip that is divided gets a stop
  // until the next fix in any case, because deriving again begins at stops.
  const stands = isElsewhere && isSilent(sequence, index, moment) ? null : last
  if (run.isTrip) return { state: { stop: stands, run: null }, trip: { first: run.start, last } }
  if (stop === null) return { state: { stop: stands, run: null } }
  return stands !== null && end !== undefined && distance(sequence, stop, end) >= minDistance
    ? { state: { stop: stands, run: null }, stop: { first: stop, end: run.start } }
    : { state: { stop, run: null } }
}

const hasEnded = (sequence: Sequence, { start, halted }: Run, index: number, moment: Moment): boolean => {
  const { minDistance, maxDuration } = sequence.thresholds
  if (isSilent(sequence, index, moment) || elapsed(sequence, start, moment) >= maxDuration) return true
  if (halted === null) return false
  const isParked = elapsed(sequence, halted, moment) >= parkingOf(moment, sequence.thresholds)
  return isParked && (!moment.isMoving || distance(sequence, halted, moment) < minDistance)
}

/** What follows from a moment, in this order. */
export const stepsAt = (
  sequence: Sequence,
  state: State,
  index: number,
  moment: Moment
): ReadonlyArray<Step> => {
  const { run } = state
  if (run === null) return [whileStanding(sequence, state, index, moment)]
  if (!hasEnded(sequence, run, index, moment)) return [whileRunning(sequence, state, run, index, moment)]
  const ended = afterEnd(sequence, state, run, index, moment)
  return [ended, whileStanding(sequence, ended.state, index, moment)]
}
