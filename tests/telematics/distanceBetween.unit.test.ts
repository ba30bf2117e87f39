import { distanceBetween, pointAt } from "#telematics/contract"
import * as fc from "fast-check"
import { describe, expect, it } from "vitest"

const point = (latitude: number, longitude: number) => ({ latitude, longitude })

describe("the distance between two points", () => {
  it.each([
    ["a point and itself", point(40.4168, -3.7038), point(40.4168, -3.7038), 0],
    ["Madrid and Barcelona", point(40.4168, -3.7038), point(41.3874, 2.1686), 505_400],
    ["two sides of the date line", point(0, 179.5), point(0, -179.5), 111_195],
    ["the poles", point(90, 0), point(-90, 0), 20_015_114]
  ])("is right for %s", (_, from, to, meters) => {
    expect(distanceBetween(from, to)).toBeCloseTo(meters, -3)
    expect(distanceBetween(to, from)).toBe(distanceBetween(from, to))
  })

  it("is the one that a point was placed at", () => {
    const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true })
    fc.assert(
      fc.property(
        fc.record({ latitude: degrees(85), longitude: degrees(180) }),
        fc.double({ min: 25, max: 100_000, noNaN: true }),
        fc.double({ min: 0, max: 360, noNaN: true }),
        (from, meters, direction) => {
          expect(distanceBetween(from, pointAt(from, meters, direction))).toBeCloseTo(meters, 1)
        }
      ),
      { seed: 7 }
    )
  })
})
