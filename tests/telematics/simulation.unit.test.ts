import { distanceBetween } from "#telematics/contract"
import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { CITIES } from "../../modules/telematics/simulation/domain/cities.ts"
import { momentOf, type Simulated } from "../../modules/telematics/simulation/domain/days.ts"
import { reportAt, reportsBetween } from "../../modules/telematics/simulation/domain/reports.ts"

const HOUR = 3600
const DAY = 24 * HOUR
const MONDAY = Date.UTC(2026, 10, 23) / 1000
const EVERY = 30
/** Meters per second: cars on city streets. */
const FASTEST = 25

const vehicle = fc.record<Simulated>({
  city: fc.constantFrom(CITIES.berlin.name, CITIES.lisbon.name, CITIES.austin.name),
  number: fc.integer({ min: 0, max: 60 })
})
/** The beginning of a day in UTC, in two years. */
const day = fc.integer({ min: -365, max: 365 }).map((days) => MONDAY + days * DAY)

/** What a vehicle does at each step of a period, in seconds. */
const momentsOf = (one: Simulated, from: number, until: number, every = EVERY) =>
  Array.from({ length: Math.floor((until - from) / every) }, (_, step) => momentOf(one, from + step * every))

const pairs = <A>(all: ReadonlyArray<A>): ReadonlyArray<readonly [A, A]> =>
  all.flatMap((one, index) => {
    const next = all[index + 1]
    return next === undefined ? [] : [[one, next] as const]
  })

/** When the day of an instant begins and ends in a vehicle's city. */
const localDay = ({ city }: Simulated, seconds: number) => {
  const midnight = Temporal.Instant.fromEpochMilliseconds(seconds * 1000)
    .toZonedDateTimeISO(CITIES[city].timeZone)
    .startOfDay()
  const next = midnight.add({ days: 1 })
  return { midnight: midnight.epochMilliseconds / 1000, next: next.epochMilliseconds / 1000 }
}

describe("the demo's vehicles", () => {
  it("do the same at the same instant, whatever was asked before", () => {
    fc.assert(
      fc.property(
        vehicle,
        day,
        fc.array(fc.integer({ min: 0, max: DAY }), { minLength: 20 }),
        (one, from, at) => {
          const forwards = at.map((seconds) => momentOf(one, from + seconds))
          const backwards = at.toReversed().map((seconds) => momentOf({ ...one }, from + seconds))
          expect(backwards.toReversed()).toEqual(forwards)
        }
      ),
      { seed: 11, numRuns: 60 }
    )
  })

  it("never move faster than a car", () => {
    fc.assert(
      fc.property(vehicle, day, (one, from) => {
        const { midnight } = localDay(one, from)
        const steps = pairs(momentsOf(one, midnight, midnight + 23 * HOUR))
        expect(Math.max(...steps.map(([a, b]) => distanceBetween(a.at, b.at) / EVERY))).toBeLessThan(FASTEST)
      }),
      { seed: 12, numRuns: 150 }
    )
  })

  it("drive as far as their speed says", () => {
    fc.assert(
      fc.property(vehicle, day, (one, from) => {
        const steps = pairs(momentsOf(one, from, from + DAY, 5))
        const driven = steps.filter(([a, b]) => a.isDriving && b.isDriving)
        const way = driven.reduce((sum, [a, b]) => sum + distanceBetween(a.at, b.at), 0)
        const said = driven.reduce((sum, [a, b]) => sum + ((a.speed + b.speed) / 2) * 5, 0)
        expect(Math.abs(way - said)).toBeLessThanOrEqual(said * 0.05)
        expect(Math.max(0, ...driven.map(([a]) => a.speed))).toBeLessThan(FASTEST)
      }),
      { seed: 13, numRuns: 40 }
    )
  })

  it("stand where they stopped, without a speed", () => {
    fc.assert(
      fc.property(vehicle, day, (one, from) => {
        const standing = momentsOf(one, from, from + DAY).filter(({ isDriving }) => !isDriving)
        expect(standing.filter(({ speed, heading }) => speed !== 0 || heading !== null)).toEqual([])
      }),
      { seed: 14, numRuns: 40 }
    )
  })

  it.each([
    { city: CITIES.berlin.name, most: 40 },
    { city: CITIES.lisbon.name, most: 50 },
    { city: CITIES.austin.name, most: 15 }
  ])("are at their depot at the end of each day in $city", ({ city, most }) => {
    const away = Array.from({ length: most * 42 }, (_, place): Simulated & { readonly from: number } => ({
      city,
      number: place % most,
      from: MONDAY - Math.floor(place / most) * DAY
    })).filter((one) => {
      const { midnight, next } = localDay(one, one.from)
      const [begins, evening] = [momentOf(one, midnight), momentOf(one, next - 1)]
      return evening.isDriving || distanceBetween(begins.at, evening.at) > 0
    })
    expect(away).toEqual([])
  })
})

describe("a demo at any hour of a working day", () => {
  it.each([
    { city: CITIES.berlin.name, most: 40 },
    { city: CITIES.lisbon.name, most: 50 }
  ])("has vehicles that move in $city", ({ city, most }) => {
    const fleet = Array.from({ length: most }, (_, number): Simulated => ({ city, number }))
    const instants = [0, 1, 2, 3, 4].flatMap((days) =>
      Array.from({ length: 11 * 6 }, (_, tens) => MONDAY + days * DAY + 8 * HOUR + tens * 600)
    )
    const still = instants.filter((at) => fleet.every((one) => !momentOf(one, at).isDriving))
    expect(still.length / instants.length).toBeLessThan(0.1)
  })
})

describe("what trackers report after the story", () => {
  it("continues where the story ended, without a jump", () => {
    fc.assert(
      fc.property(vehicle, day, fc.integer({ min: 0, max: DAY }), (one, from, ends) => {
        const until = from + ends
        const last = reportsBetween(one, until - 3 * HOUR, until, { driving: 30, standing: 1800 }).at(-1)
        const live = [1, 3, 5].map((later) => reportAt(one, until + later))
        for (const [a, b] of pairs([...(last ? [last] : []), ...live])) {
          const seconds = (b.at.getTime() - a.at.getTime()) / 1000
          const meters = a.fix && b.fix ? distanceBetween(a.fix, b.fix) : Infinity
          expect(meters).toBeLessThanOrEqual(FASTEST * seconds)
        }
      }),
      { seed: 16, numRuns: 500 }
    )
  })
})
