import type { GeofenceShape, WeeklyHours } from "#telematics/contract"
import { assert, double, integer, option, property } from "fast-check"
import { describe, expect, it } from "vitest"
import { boundsOf } from "../../../modules/telematics/domain/bounds.ts"
import { isFarFrom, placementIn } from "../../../modules/telematics/geofences/domain/placement.ts"
import { isDuring } from "../../../modules/telematics/geofences/domain/schedule.ts"
import { circle, fix } from "./scene.ts"

describe("a fix at a geofence", () => {
  const square: GeofenceShape = {
    kind: "polygon",
    corners: [
      [40, -3],
      [40, -2.99],
      [40.01, -2.99],
      [40.01, -3]
    ].map(([latitude = 0, longitude = 0]) => ({ latitude, longitude }))
  }

  it.each([
    ["in a circle", circle, fix(0, 99), "inside"],
    ["near a circle", circle, fix(0, 129), "near"],
    ["outside of a circle", circle, fix(0, 131), "outside"],
    ["not clearly outside, as the receiver says", circle, fix(0, 299, { accuracy: 200 }), "near"],
    ["outside of a circle, whatever the receiver says", circle, fix(0, 301, { accuracy: 200 }), "outside"],
    ["in a polygon", square, fix(0, 500, { longitude: -2.995 }), "inside"],
    ["near a polygon", square, fix(0, -29, { longitude: -2.995 }), "near"],
    ["outside of a polygon", square, fix(0, -31, { longitude: -2.995 }), "outside"]
  ])("is %s", (_, shape, one, placement) => expect(placementIn(shape, one)).toBe(placement))
})

it("is outside whenever it is far from the bounds of the geofence", () => {
  const latitude = double({ min: -85, max: 85, noNaN: true })
  const longitude = double({ min: -180, max: 180, noNaN: true })
  const offset = double({ min: -0.05, max: 0.05, noNaN: true })
  const wrap = (degrees: number) => ((degrees + 540) % 360) - 180
  assert(
    property(
      latitude,
      longitude,
      offset,
      offset,
      option(integer({ min: 1, max: 3000 })),
      (y, x, dy, dx, accuracy) => {
        const at = (up: number, right: number) => ({ latitude: y + up, longitude: wrap(x + right) })
        const shapes: ReadonlyArray<GeofenceShape> = [
          { kind: "circle", center: at(0, 0), radius: 500 },
          { kind: "polygon", corners: [at(-0.01, -0.01), at(-0.01, 0.01), at(0.01, 0)] }
        ]
        const one = fix(0, 0, { ...at(dy, dx), accuracy })
        for (const shape of shapes)
          if (isFarFrom(boundsOf(shape), one)) expect(placementIn(shape, one)).toBe("outside")
      }
    )
  )
  expect(isFarFrom(boundsOf(circle), fix(0, 128))).toBe(false)
  expect(isFarFrom(boundsOf(circle), fix(0, 140))).toBe(true)
  expect(isFarFrom(boundsOf(circle), fix(0, 140, { accuracy: 50 }))).toBe(false)
})

describe("hours of the week", () => {
  const office: WeeklyHours = [{ days: [1, 2, 3, 4, 5], from: "08:00", until: "18:00" }]
  const night: WeeklyHours = [{ days: [7], from: "22:00", until: "06:00" }]
  const day: WeeklyHours = [{ days: [6], from: "00:00", until: "24:00" }]

  it.each<[string, WeeklyHours, string, string, boolean]>([
    ["before they begin", office, "2026-11-20T06:59:59Z", "Europe/Madrid", false],
    ["when they begin", office, "2026-11-20T07:00:00Z", "Europe/Madrid", true],
    ["when they begin in summer", office, "2026-07-10T06:00:00Z", "Europe/Madrid", true],
    ["when they end", office, "2026-11-20T17:00:00Z", "Europe/Madrid", false],
    ["in another zone", office, "2026-11-20T17:00:00Z", "America/Mexico_City", true],
    ["on a day without them", office, "2026-11-21T10:00:00Z", "Europe/Madrid", false],
    ["before midnight", night, "2026-11-22T22:30:00Z", "Europe/Madrid", true],
    ["after midnight, on Monday", night, "2026-11-23T04:59:00Z", "Europe/Madrid", true],
    ["after midnight, on Sunday", night, "2026-11-22T04:59:00Z", "Europe/Madrid", false],
    ["a whole day", day, "2026-11-21T22:59:00Z", "Europe/Madrid", true],
    ["after a whole day", day, "2026-11-21T23:00:00Z", "Europe/Madrid", false],
    // 29 March 2026: clocks in Madrid go forward from 02:00 to 03:00, 25 October back from 03:00 to 02:00.
    [
      "an hour that is skipped",
      [{ days: [7], from: "02:00", until: "03:00" }],
      "2026-03-29T01:00:00Z",
      "Europe/Madrid",
      false
    ],
    [
      "an hour that is shown twice",
      [{ days: [7], from: "02:00", until: "03:00" }],
      "2026-10-25T00:30:00Z",
      "Europe/Madrid",
      true
    ],
    [
      "the same hour again",
      [{ days: [7], from: "02:00", until: "03:00" }],
      "2026-10-25T01:30:00Z",
      "Europe/Madrid",
      true
    ],
    [
      "hours that end when they begin",
      [{ days: [5], from: "08:00", until: "08:00" }],
      "2026-11-20T07:00:00Z",
      "Europe/Madrid",
      false
    ],
    ["no hours", [], "2026-11-20T07:00:00Z", "Europe/Madrid", false]
  ])("%s", (_, hours, instant, zone, during) => expect(isDuring(hours, new Date(instant), zone)).toBe(during))
})
