import { array, assert, constantFrom, integer, property, record } from "fast-check"
import { describe, expect, it } from "vitest"
import { DEFAULT_THRESHOLDS } from "../../../modules/telematics/trips/domain/movement.ts"
import { boundary, joined } from "../../../modules/telematics/trips/domain/boundary.ts"
import { segment, type Segments } from "../../../modules/telematics/trips/domain/segment.ts"
import { fixOf, minute, START } from "./rows.ts"

const anyStep = record({
  seconds: constantFrom(1, 10, 60, 100, 179, 180, 400, 899, 900, 4000),
  meters: constantFrom(0, 0, 5, -20, 100, 499, 500, 2000, -2000),
  knots: constantFrom(null, 0, 0, 0.5, 10, 40),
  ignition: constantFrom(undefined, true, false),
  arrival: integer({ min: 0, max: 3 })
})

const anyDrive = array(anyStep, { maxLength: 40, size: "max" }).map((steps) => {
  let [seconds, meters] = [0, 0]
  return steps.map(({ seconds: more, meters: further, knots, ignition, arrival }) => {
    seconds += more
    meters += further
    return { arrival, fix: fixOf([seconds / 60, knots, meters, ignition]) }
  })
})

/** Seconds; the shorter ones divide trips. */
const anyDuration = constantFrom(500, 2000, 86_400)

describe("any drive", () => {
  it("leads to the same trips and stops in whatever order its fixes arrive", () =>
    assert(
      property(anyDrive, constantFrom(0, 200, 1000), anyDuration, (drive, later, maxDuration) => {
        const thresholds = { ...DEFAULT_THRESHOLDS, maxDuration }
        const now = new Date((drive.at(-1)?.fix.at.getTime() ?? START) + later * 1000)
        let derived: Segments = { trips: [], stops: [] }
        for (const arrival of [0, 1, 2, 3]) {
          const first = drive.find((one) => one.arrival === arrival)
          if (first === undefined) continue
          const from = boundary(derived, first.fix.at)
          const known = drive
            .filter((one) => one.arrival <= arrival && (from === null || one.fix.at >= from))
            .map(({ fix }) => fix)
          derived = joined(
            derived,
            from,
            segment(known, now, from === null ? "anywhere" : "with_stop", thresholds)
          )
        }
        expect(derived).toEqual(
          segment(
            drive.map(({ fix }) => fix),
            now,
            "anywhere",
            thresholds
          )
        )
      }),
      { numRuns: 2000 }
    ))

  it("is divided into trips and stops that do not overlap, of which only the last may be under way", () =>
    assert(
      property(anyDrive, (drive) => {
        const fixes = drive.map(({ fix }) => fix)
        const { trips, stops } = segment(fixes, minute(100_000))
        const parts = [
          ...trips.map(({ startedAt, endedAt }) => ({ from: startedAt, until: endedAt })),
          ...stops.map(({ from, until }) => ({ from, until }))
        ].toSorted((a, b) => a.from.getTime() - b.from.getTime() || (a.until === null ? 1 : -1))
        parts.forEach(({ from, until }, index) => {
          const next = parts[index + 1]
          if (next === undefined) return
          expect(until).not.toBeNull()
          expect(until! >= from && until! <= next.from).toBe(true)
        })
        for (const trip of trips) expect(trip.distance).toBeGreaterThanOrEqual(100)
      })
    ))
})
