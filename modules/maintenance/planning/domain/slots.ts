import type { Period } from "#kernel"

/** A bay or a technician, and when they are taken. */
export interface Resource<Id> {
  readonly id: Id
  readonly busy: ReadonlyArray<Period>
}

export interface Wanted<Bay, Technician> {
  readonly from: Date
  /** How long the work takes, in minutes. */
  readonly minutes: number
  /** When the workshop is open, in this order. */
  readonly openings: ReadonlyArray<Period>
  /** When the vehicle is taken. */
  readonly busy: ReadonlyArray<Period>
  /** Without any, none is needed. */
  readonly bays: ReadonlyArray<Resource<Bay>>
  readonly technicians: ReadonlyArray<Resource<Technician>>
}

export interface Slot<Bay, Technician> extends Period {
  readonly bay: Bay | null
  readonly technician: Technician | null
}

const MINUTE = 60_000
const QUARTER = 15 * MINUTE

const nextQuarter = (at: Date): number => Math.ceil(at.getTime() / QUARTER) * QUARTER

/** The same times as periods that follow each other, so that one can be found without looking at all. */
const inOrder = (periods: ReadonlyArray<Period>): ReadonlyArray<Period> => {
  const merged: Array<Period> = []
  for (const period of periods.toSorted((one, other) => one.from.getTime() - other.from.getTime())) {
    const last = merged.at(-1)
    if (last === undefined || period.from > last.until) merged.push(period)
    else if (period.until > last.until) merged[merged.length - 1] = { from: last.from, until: period.until }
  }
  return merged
}

/** Whether nothing of `busy`, which is in order, overlaps a period. */
const isFree = (busy: ReadonlyArray<Period>, { from, until }: Period): boolean => {
  let [first, last] = [0, busy.length]
  while (first < last) {
    const middle = (first + last) >> 1
    const taken = busy[middle]
    if (taken !== undefined && taken.until <= from) first = middle + 1
    else last = middle
  }
  const next = busy[first]
  return next === undefined || next.from >= until
}

/** When work that begins at an instant ends: it goes on in the following openings until it is done. */
const endOf = (start: Date, minutes: number, openings: ReadonlyArray<Period>): Date | undefined => {
  let left = minutes * MINUTE
  let last = start
  for (const { from, until } of openings) {
    if (until <= start) continue
    const begins = from > last ? from : last
    const open = until.getTime() - begins.getTime()
    if (left <= open) return new Date(begins.getTime() + left)
    left -= open
    last = until
  }
  return undefined
}

/** No other instant can be the earliest one: before each of these, something else is in the way. */
const possibleStarts = <B, T>({ from, openings, busy, bays, technicians }: Wanted<B, T>) => {
  const taken = [busy, ...bays.map((one) => one.busy), ...technicians.map((one) => one.busy)].flat()
  const times = [from, ...taken.map(({ until }) => until)].map(nextQuarter)
  return [...new Set([...times, ...openings.map((opening) => opening.from.getTime())])]
    .toSorted((one, other) => one - other)
    .map((time) => new Date(time))
    .filter((at) => at >= from && openings.some((opening) => opening.from <= at && at < opening.until))
}

const firstFree = <Id>(all: ReadonlyArray<Resource<Id>>, period: Period): Resource<Id> | null | undefined =>
  all.length === 0 ? null : all.find(({ busy }) => isFree(busy, period))

/**
 * The earliest period from an instant on, on the quarter of an hour, that begins and ends while the workshop is open, and during
 * which the vehicle, a bay and a technician are free. Work that is longer than a day goes on on the next.
 */
export const earliestSlot = <B, T>(wanted: Wanted<B, T>): Slot<B, T> | undefined => {
  const busy = inOrder(wanted.busy)
  const bays = wanted.bays.map((one) => ({ ...one, busy: inOrder(one.busy) }))
  const technicians = wanted.technicians.map((one) => ({ ...one, busy: inOrder(one.busy) }))
  for (const from of possibleStarts(wanted)) {
    const until = endOf(from, wanted.minutes, wanted.openings)
    if (until === undefined) continue
    const period = { from, until }
    const bay = firstFree(bays, period)
    const technician = firstFree(technicians, period)
    if (bay !== undefined && technician !== undefined && isFree(busy, period))
      return { ...period, bay: bay?.id ?? null, technician: technician?.id ?? null }
  }
  return undefined
}

/** From when until when something is free around a free period; without an end if nothing is planned after it. */
export const freeAround = (
  busy: ReadonlyArray<Period>,
  period: Period,
  since: Date
): { readonly from: Date; readonly until: Date | null } => {
  const before = busy.filter(({ until }) => until <= period.from).map(({ until }) => until.getTime())
  const after = busy.filter(({ from }) => from >= period.until).map(({ from }) => from.getTime())
  return {
    from: new Date(Math.max(since.getTime(), ...before)),
    until: after.length === 0 ? null : new Date(Math.min(...after))
  }
}
