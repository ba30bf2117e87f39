import { CalendarDate, daysAfter, daysBetween } from "#kernel"
import { Schema } from "effect"
import { assert, integer, property } from "fast-check"
import { describe, expect, it } from "vitest"

const DAY = 86_400_000
const FIRST = Date.UTC(1900, 0, 1) / DAY
const LAST = Date.UTC(2199, 11, 31) / DAY

const isDay = Schema.is(CalendarDate)
const onPaper = (number: number): string => new Date(number * DAY).toISOString().slice(0, 10)

describe("a day", () => {
  it.each([
    ["2024-02-29", true],
    ["2000-02-29", true],
    ["1900-02-29", false],
    ["2026-02-29", false],
    ["2026-04-31", false],
    ["2026-12-31", true],
    ["2026-13-01", false],
    ["2026-00-10", false],
    ["2026-01-00", false],
    ["1899-12-31", false],
    ["2200-01-01", false],
    ["2026-1-01", false]
  ])("%s: %s", (text, expected) => expect(isDay(text)).toBe(expected))

  it("is in the calendar, and so is every day after it", () =>
    assert(
      property(integer({ min: FIRST, max: LAST }), integer({ min: FIRST, max: LAST }), (from, to) => {
        const day = CalendarDate.make(onPaper(from))
        const other = daysAfter(day, to - from)
        expect(other).toBe(onPaper(to))
        expect(daysBetween(day, other)).toBe(to - from)
      }),
      { seed: 4 }
    ))
})
