import * as fc from "fast-check"
import { expect, it } from "vitest"
import { type Position, simplified } from "../../apps/web/contexts/telematics/map/day/simplified.ts"
import { trackShapes } from "../../apps/web/contexts/telematics/map/day/trackShapes.ts"
import { distanceBetween } from "#telematics/contract"

const point = ([longitude, latitude]: Position) => ({ latitude, longitude })

/** Meters from a position to a line between two others of some hundred meters. */
const distance = (position: Position, from: Position, to: Position): number => {
  const at = (share: number): Position => [
    from[0] + share * (to[0] - from[0]),
    from[1] + share * (to[1] - from[1])
  ]
  const shares = Array.from({ length: 1001 }, (_, step) => step / 1000)
  return Math.min(...shares.map((share) => distanceBetween(point(position), point(at(share)))))
}

/** A way of steps of up to some meters, somewhere in the north of Europe. */
const way = fc
  .array(fc.tuple(fc.integer({ min: -9, max: 9 }), fc.integer({ min: -9, max: 9 })), { maxLength: 40 })
  .map((steps) => {
    let [x, y] = [1_800_000, 5_930_000]
    return steps.map(([east, north]): Position => [(x += east) / 100_000, (y += north) / 100_000])
  })

it("keeps a line within its tolerance, with its ends", () => {
  fc.assert(
    fc.property(way, fc.integer({ min: 1, max: 10 }), (line, tolerance) => {
      const fewer = simplified(line, tolerance)
      expect([fewer[0], fewer.at(-1)]).toEqual([line[0], line.at(-1)])
      for (const position of line) {
        const nearest = fewer.map((from, index) => distance(position, from, fewer[index + 1] ?? from))
        expect(Math.min(...nearest)).toBeLessThanOrEqual(tolerance + 0.1)
      }
    }),
    { numRuns: 30 }
  )
})

it("leaves out what lies on a straight line, however long it is", () => {
  const straight = Array.from({ length: 2_500 }, (_, index): Position => [index / 1000, 0])
  expect(simplified(straight, 1).map(([longitude]) => longitude)).toEqual([0, 1, 2, 2.499])
})

const at = (minutes: number, longitude: number) => ({
  at: new Date(minutes * 60_000),
  latitude: 40,
  longitude,
  speed: null,
  heading: null
})

it("ends the line where the way is unknown, and draws no line of a vehicle that stands", () => {
  const [feature] = trackShapes([
    at(0, 1),
    at(1, 1.001),
    at(30, 2),
    at(31, 2),
    at(60, 3),
    at(61, 3.001)
  ]).features
  const lines = [
    [
      [1, 40],
      [1.001, 40]
    ],
    [
      [3, 40],
      [3.001, 40]
    ]
  ]
  expect(feature?.geometry).toEqual({ type: "MultiLineString", coordinates: lines })
})
