import * as fc from "fast-check"
import { expect, it } from "vitest"
import { DEFAULT_WEEK, openingsFrom } from "../../modules/maintenance/planning/domain/openings.ts"
import { earliestSlot, freeAround } from "../../modules/maintenance/planning/domain/slots.ts"
import { leastProcessorTime } from "../support/processorTime.ts"

const QUARTER = 900_000
const DAY = 96
const at = (quarter: number): Date => new Date(quarter * QUARTER)
const period = (from: number, lasts: number) => ({ from: at(from), until: at(from + lasts) })

const busy = fc.array(
  fc
    .record({ from: fc.integer({ min: 0, max: DAY * 3 }), lasts: fc.integer({ min: 1, max: 60 }) })
    .map(({ from, lasts }) => period(from, lasts)),
  { maxLength: 6 }
)
const resources = fc.array(busy, { maxLength: 3 }).map((all) => all.map((taken, id) => ({ id, busy: taken })))

/** From 8 to 17 on four days. */
const openings = [0, 1, 2, 3].map((day) => period(day * DAY + 32, 36))

/** Quarter by quarter: the instants at which the workshop is open from a start on, until the work is done. */
const endOnPaper = (start: number, quarters: number): number | undefined => {
  let left = quarters
  for (let quarter = start; quarter < DAY * 4; quarter += 1) {
    if (openings.some(({ from, until }) => from <= at(quarter) && at(quarter) < until)) left -= 1
    if (left === 0) return quarter + 1
  }
  return undefined
}

type Periods = ReadonlyArray<{ readonly from: Date; readonly until: Date }>

it("a slot is the earliest at which vehicle, bay and technician are free in the working hours", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: DAY }),
      fc.integer({ min: 1, max: 50 }),
      busy,
      resources,
      resources,
      (from, quarters, taken, bays, technicians) => {
        const isFree = (periods: Periods, start: number, end: number) =>
          periods.every((one) => one.until <= at(start) || one.from >= at(end))
        const fits = (start: number) => {
          const end = endOnPaper(start, quarters)
          const isOpen = openings.some((one) => one.from <= at(start) && at(start) < one.until)
          if (end === undefined || !isOpen || !isFree(taken, start, end)) return false
          return [bays, technicians].every(
            (all) => all.length === 0 || all.some((one) => isFree(one.busy, start, end))
          )
        }
        const expected = Array.from({ length: DAY * 4 - from }, (_, n) => from + n).find(fits)
        const slot = earliestSlot({
          from: at(from),
          minutes: quarters * 15,
          openings,
          busy: taken,
          bays,
          technicians
        })
        expect(slot?.from).toEqual(expected === undefined ? undefined : at(expected))
        if (expected === undefined) return
        expect(slot?.until).toEqual(at(endOnPaper(expected, quarters) ?? 0))
      }
    )
  )
})

it("a week's openings follow the clocks of the time zone", () => {
  const openings = openingsFrom(new Date("2026-03-27T12:00:00Z"), {
    week: DEFAULT_WEEK,
    timeZone: "Europe/Berlin",
    days: 4
  })
  // The clocks go forward on Sunday, March 29.
  expect(openings.map(({ from }) => from.toISOString())).toEqual([
    "2026-03-27T07:00:00.000Z",
    "2026-03-30T06:00:00.000Z"
  ])
})

it("a vehicle is free between what is planned before and after", () => {
  const all = [period(0, 4), period(20, 4), period(40, 2)]
  expect(freeAround(all, period(25, 2), at(2))).toEqual({ from: at(24), until: at(40) })
  expect(freeAround(all, period(50, 2), at(2))).toEqual({ from: at(42), until: null })
})

it("a workshop that is full for months is searched quickly", async () => {
  // 20 bays and technicians, each with a work order of half an hour every 36 minutes.
  const full = Array.from({ length: 20 }, (_, id) => ({
    id,
    busy: Array.from({ length: 400 }, (_none, n) => ({
      from: new Date(n * 2_160_000 + id * 60_000),
      until: new Date(n * 2_160_000 + id * 60_000 + 1_800_000)
    }))
  }))
  const always = [{ from: at(0), until: at(DAY * 11) }]
  const wanted = { from: at(0), minutes: 60, openings: always, busy: [], bays: full, technicians: full }
  const search = async () => {
    for (let vehicle = 0; vehicle < 20; vehicle += 1) expect(earliestSlot(wanted)?.from).toEqual(at(960))
  }
  expect(await leastProcessorTime(search, 3)).toBeLessThan(4000)
})
