import { decodeTrack, encodeTrack, type TrackPoint } from "#telematics/contract"
import * as fc from "fast-check"
import { describe, expect, it } from "vitest"

const point: fc.Arbitrary<TrackPoint> = fc.record({
  at: fc.integer({ min: 1_500_000_000, max: 2_000_000_000 }).map((seconds) => new Date(seconds * 1000)),
  latitude: fc.integer({ min: -9_000_000, max: 9_000_000 }).map((value) => value / 100_000),
  longitude: fc.integer({ min: -18_000_000, max: 18_000_000 }).map((value) => value / 100_000),
  speed: fc.option(fc.integer({ min: 0, max: 1000 }).map((value) => value / 10)),
  heading: fc.option(fc.integer({ min: 0, max: 359 }))
})

const whole = { hidden: false, thinned: false }

describe("a track", () => {
  it("has the same positions after it was encoded and decoded", () => {
    fc.assert(
      fc.property(fc.array(point, { maxLength: 200 }), (points) => {
        expect(decodeTrack({ ...encodeTrack(points), ...whole })).toEqual(points)
      }),
      { seed: 7 }
    )
  })

  it("consists of differences", () => {
    const at = new Date("2026-11-24T08:00:00Z")
    const next = new Date("2026-11-24T08:00:10Z")
    expect(
      encodeTrack([
        { at, latitude: 40.4168, longitude: -3.7038, speed: null, heading: null },
        { at: next, latitude: 40.41701, longitude: -3.70391, speed: 13.9, heading: 359.7 }
      ])
    ).toEqual({
      at: [at.getTime() / 1000, 10],
      latitude: [4_041_680, 21],
      longitude: [-370_380, -11],
      speed: [-10, 149],
      heading: [-1, 1]
    })
  })

  it("without positions is empty", () => {
    expect(decodeTrack({ ...encodeTrack([]), ...whole })).toEqual([])
  })
})
