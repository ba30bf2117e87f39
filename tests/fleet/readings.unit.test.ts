import { dialStep, dialToSi, siToDial } from "#fleet/contract"
import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import {
  excess,
  limitPerDay,
  type Point,
  settled,
  usePerDay
} from "../../modules/fleet/meters/domain/readings.ts"

const DAY = 86_400_000

/** Kilometers on a day. */
const at = (day: number, km: number): Point => ({ read_at: new Date(day * DAY), value: km * 1000 })
/** Readings of consecutive days, newest first. */
const daily = (...km: ReadonlyArray<number>) => km.map((one, day) => at(day, one)).toReversed()

describe("a dial", () => {
  it.each([
    [51_245, "km", 51_245_000, 1000],
    [12.5, "h", 45_000, 360],
    [91_000, "mi", 146_450_304, 1609],
    [0.1, "km", 100, 100]
  ] as const)("of %d %s", (value, unit, si, step) => {
    expect(dialToSi(value, unit)).toBe(si)
    expect(dialStep(value, unit)).toBe(step)
  })

  it("shows every whole number that it was read at", () => {
    fc.assert(
      fc.property(
        fc.nat(9_999_999),
        fc.constantFrom("km" as const, "mi" as const, "h" as const),
        (value, unit) => Math.round(siToDial(dialToSi(value, unit), unit)) === value
      ),
      { seed: 3 }
    )
  })

  it("means at least what was known before, within its last digit", () => {
    const around = { before: [at(1, 100.4)], after: null }
    expect(settled(100_000, 1000, around)).toBe(100_400)
    expect(settled(99_000, 1000, around)).toBe(99_000)
    expect(settled(101_000, 1000, around)).toBe(101_000)
  })
})

describe("the limit for a day", () => {
  it.each([
    ["2,000 km without enough readings", daily(0, 3000, 6000), 2_000_000],
    ["2,000 km for ordinary use", daily(0, 100, 300, 350, 500), 2_000_000],
    ["three deviations above the mean for more", daily(0, 2000, 5000, 8000, 10_000), 4_000_000]
  ])("is %s", (_, readings, limit) => {
    expect(limitPerDay("distance", readings)).toBe(limit)
  })

  it("is 24 hours for hours", () => expect(limitPerDay("time", [])).toBe(86_400))
})

describe("what is more than likely", () => {
  const before = daily(0, 100)
  it.each([
    ["2,000 km on the next day", at(2, 2100), null, undefined],
    ["2,001 km on the next day", at(2, 2101), null, { increase: 2_001_000, days: 1 }],
    ["2,000 km within an hour", at(1 + 1 / 24, 2100), null, undefined],
    ["3,900 km in two days", at(3, 4000), null, undefined],
    ["too much until the next reading", at(2, 100), at(3, 3000), { increase: 2_900_000, days: 1 }]
  ] as const)("%s", (_, point, after, expected) => {
    expect(excess(point, { before, after }, "distance")).toEqual(expected)
  })
})

describe("the average use", () => {
  it.each([
    ["over the days between two readings", at(0, 100), at(20, 1100), 50_000],
    ["none without time between them", at(5, 100), at(5, 100), null],
    ["none with a single one", null, at(5, 100), null]
  ])("is %s", (_, first, last, expected) => expect(usePerDay(first, last)).toBe(expected))
})
