import { CalendarDate } from "#kernel"
import { describe, expect, it } from "vitest"
import {
  dueAfter,
  firstFrom,
  fromDone,
  fromSkipped,
  isOnTime
} from "../../modules/maintenance/schedules/domain/due.ts"
import { forecast, projected, soonOn, stateOn } from "../../modules/maintenance/schedules/domain/forecast.ts"
import type { Recurring } from "../../modules/maintenance/schedules/domain/items.ts"
import type { Use } from "../../modules/maintenance/schedules/domain/vehicles.ts"

const day = (text: string) => CalendarDate.make(text)

const item = (changes: Partial<Recurring>): Recurring => ({
  every_m: null,
  every_s: null,
  every_months: null,
  every_days: null,
  first_at_m: null,
  first_at_s: null,
  first_at_days: null,
  due_soon_m: null,
  due_soon_s: null,
  due_soon_days: null,
  tolerance_pct: 10,
  recur: "from_completion",
  ...changes
})

const point = (on: string | null, m: number | null = null, s: number | null = null) => ({
  on: on === null ? null : day(on),
  m,
  s
})

const use = (value: number, per_day: number | null, spread: number | null = null): Use => ({
  value,
  read_on: day("2026-11-15"),
  per_day,
  spread
})

// Distances in miles instead of meters: the rules do not depend on the unit.
const oil = item({ every_m: 5000, due_soon_m: 500 })
const due = dueAfter(oil, day("2026-01-01"), point("2026-11-15", 22_450))

describe("the forecast of a service", () => {
  it("follows the published example: 5,000 mi after 22,450 at 115 a day", () => {
    expect(due.m).toBe(27_450)
    const uses = { m: use(22_450, 115), s: null }
    expect(forecast(due, uses).forecast_on).toBe("2026-12-28")
    expect(soonOn(oil, due, uses)).toBe("2026-12-24")
  })

  it("says how uncertain it is from how much the use varies", () => {
    const days = ({ earliest_on, forecast_on, latest_on }: ReturnType<typeof forecast>) => [
      earliest_on,
      forecast_on,
      latest_on
    ]
    expect(days(forecast(due, { m: use(22_450, 100, 25), s: null }))).toEqual([
      "2026-12-25",
      "2027-01-04",
      "2027-01-20"
    ])
    // A quarter if too few readings tell.
    expect(days(forecast(due, { m: use(22_450, 100), s: null }))).toEqual(
      days(forecast(due, { m: use(22_450, 100, 25), s: null }))
    )
    expect(forecast(due, { m: use(22_450, 100, 200), s: null }).latest_on).toBeNull()
    expect(forecast(due, { m: use(22_450, null), s: null }).forecast_on).toBeNull()
  })

  it("takes whichever comes first: time, distance or hours", () => {
    const all = point("2026-12-20", 27_450, 7200)
    expect(forecast(all, { m: use(22_450, 115), s: use(0, 100) }).forecast_on).toBe("2026-12-20")
    expect(forecast(all, { m: use(22_450, 115), s: use(0, 720) }).forecast_on).toBe("2026-11-25")
  })

  it("leaves out what is more than 20 years away", () =>
    expect(forecast(point(null, 10_000_000), { m: use(0, 1), s: null }).forecast_on).toBeNull())
})

describe("the state of a service", () => {
  const state = (today: string, of: Use) => stateOn(oil, due, { m: of, s: null }, day(today))
  it.each([
    ["2026-12-23", "upcoming"],
    ["2026-12-24", "due_soon"],
    ["2026-12-27", "due_soon"],
    ["2026-12-28", "due"],
    // Its tolerance of 500 is used up after four more days.
    ["2027-01-01", "due"],
    ["2027-01-02", "overdue"]
  ])("on %s is %s", (today, expected) => expect(state(today, use(22_450, 115))).toBe(expected))

  it("follows the reading, however old, if the use is unknown", () => {
    expect(state("2027-05-01", use(26_000, null))).toBe("upcoming")
    expect(state("2027-05-01", use(27_000, null))).toBe("due_soon")
    expect(state("2026-11-15", use(27_450, null))).toBe("due")
    expect(state("2026-11-15", use(27_951, null))).toBe("overdue")
  })

  it("projects a meter by its average use, never backwards", () => {
    expect(projected(use(100, 10), day("2026-11-25"))).toBe(200)
    expect(projected(use(100, 10), day("2026-11-01"))).toBe(100)
    expect(projected(null, day("2026-11-01"))).toBeNull()
  })
})

describe("when a service is due", () => {
  const grid = item({ every_m: 2000, first_at_m: 10_000, recur: "fixed_grid" })
  it.each([
    [1999, 2001, false],
    [3999, 4001, false],
    [9999, 10_001, true],
    [11_999, 12_001, true]
  ])("on a grid from 10,000 every 2,000, between %d and %d: %s", (before, after, isDue) => {
    const next = dueAfter(grid, day("2026-01-01"), point("2026-01-01", before)).m ?? 0
    expect(next <= after).toBe(isDue)
  })

  it("on a grid does not move when it is done early or late", () => {
    const from = fromDone(grid, point(null, 12_000), point("2026-05-01", 11_900))
    expect(dueAfter(grid, day("2026-01-01"), from).m).toBe(14_000)
    const late = fromDone(grid, point(null, 12_000), point("2026-05-01", 14_500))
    expect(dueAfter(grid, day("2026-01-01"), late).m).toBe(16_000)
  })

  it("in months keeps to the end of a month", () => {
    const monthly = item({ every_months: 1, recur: "fixed_grid" })
    const next = (from: string) => dueAfter(monthly, day("2026-01-31"), point(from)).on
    expect(next("2026-01-31")).toBe("2026-02-28")
    expect(next("2026-02-28")).toBe("2026-03-31")
  })

  it("for a vehicle that joins midway is the next multiple from where it began", () => {
    const both = item({ every_m: 10_000, every_months: 12 })
    const from = firstFrom(both, point("2020-03-15", 5000), point("2026-11-15", 118_000))
    expect(from).toEqual(point("2026-03-15", 115_000))
    expect(dueAfter(both, day("2020-03-15"), from)).toEqual(point("2027-03-15", 125_000))
    const early = item({ every_m: 10_000, first_at_m: 1000 })
    expect(
      dueAfter(early, day("2026-01-01"), firstFrom(early, point("2026-01-01", 0), point("2026-01-01", 20))).m
    ).toBe(1000)
  })

  it("after one that was skipped counts from when that was due", () => {
    expect(fromSkipped(point("2026-05-01", 1000), point("2026-01-01", 500))).toEqual(
      point("2026-05-01", 1000)
    )
    expect(fromSkipped(point(null, null), point("2026-01-01", 500))).toEqual(point("2026-01-01", 500))
  })
})

it("is on time within its tolerance in every dimension that is known", () => {
  const both = item({ every_m: 5000, every_days: 100 })
  const until = point("2026-05-01", 27_450)
  expect(isOnTime(both, until, point("2026-05-11", 27_950))).toBe(true)
  expect(isOnTime(both, until, point("2026-05-12", 20_000))).toBe(false)
  expect(isOnTime(both, until, point("2026-04-01", 27_951))).toBe(false)
  expect(isOnTime(both, until, point("2026-04-01"))).toBe(true)
})
