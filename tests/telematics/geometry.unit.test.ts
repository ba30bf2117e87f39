import type { GeofenceShape, Point } from "#telematics/contract"
import { array, assert, constantFrom, double, pre, property } from "fast-check"
import { describe, expect, it } from "vitest"
import { boundsOf, isInBounds } from "../../modules/telematics/domain/bounds.ts"
import {
  bearingTo,
  distanceBetween,
  distanceToEdges,
  isInCircle,
  isInPolygon
} from "../../modules/telematics/domain/geometry.ts"

const at = (latitude: number, longitude: number): Point => ({ latitude, longitude })
const corners = (...pairs: ReadonlyArray<readonly [number, number]>) => pairs.map((pair) => at(...pair))
const number = (min: number, max: number) => double({ min, max, noNaN: true })
const anyPoint = array(number(-1, 1), { minLength: 2, maxLength: 2 }).map(([y = 0, x = 0]) =>
  at(y * 90, x * 180)
)

const MOSCOW = corners([55.75474, 37.61823], [55.75513, 37.61888], [55.7535, 37.6222], [55.75315, 37.62165])
const ANTIMERIDIAN = corners([66.9494, 179.838], [66.9508, -179.8496], [66.8406, -180.0014])
const LONDON = corners([51.1966, -0.6207], [51.1897, 0.4147], [50.9377, 0.5136], [50.8675, -0.6082])
const BOW = corners([10, 10], [0, 20], [-10, 10], [0, 0])
const CROSSED = corners([50, 50], [-50, 50], [0, 100], [0, 0])

describe("the distance between two points", () => {
  it.each([
    ["a degree of latitude", at(0, 0), at(1, 0), 111_195],
    ["a degree of longitude at 60° north", at(60, 10), at(60, 11), 55_597],
    ["across the antimeridian", at(0, 179.5), at(0, -179.5), 111_195],
    ["from pole to pole", at(90, 0), at(-90, 77), 20_015_115],
    // The airports of Berlin and Madrid.
    ["from Berlin to Madrid", at(52.3667, 13.5033), at(40.4719, -3.5626), 1_849_870]
  ])("%s", (_, from, to, meters) =>
    expect(Math.abs(distanceBetween(from, to) / meters - 1)).toBeLessThan(0.003)
  )

  it("is symmetric, never negative, and at most half of the circumference", () =>
    assert(
      property(anyPoint, anyPoint, (from, to) => {
        const distance = distanceBetween(from, to)
        expect(distance).toBeGreaterThanOrEqual(0)
        expect(distance).toBeLessThan(20_015_116)
        expect(distanceBetween(to, from)).toBeCloseTo(distance, 3)
      })
    ))
})

it.each([
  ["north", at(10, 10), at(11, 10), 0],
  ["east", at(0, 10), at(0, 11), 90],
  ["south", at(10, 10), at(9, 10), 180],
  ["west, across the antimeridian", at(0, -179.5), at(0, 179.5), 270],
  ["to the same point", at(3, 3), at(3, 3), 0]
])("the bearing %s", (_, from, to, degrees) => expect(bearingTo(from, to)).toBeCloseTo(degrees, 6))

describe("a polygon", () => {
  it.each([
    // The facts of Traccar's own GeofencePolygonTest.
    ["a quadrilateral", MOSCOW, at(55.75476, 37.61915), true],
    ["a quadrilateral", MOSCOW, at(55.75545, 37.61921), false],
    ["a triangle across the antimeridian, west of it", ANTIMERIDIAN, at(66.9015, 179.991), true],
    ["a triangle across the antimeridian, east of it", ANTIMERIDIAN, at(66.9015, -180.0096), true],
    ["a triangle across the antimeridian", ANTIMERIDIAN, at(66.8368, -179.8792), false],
    ["one across Greenwich, west of it", LONDON, at(51.0466, -0.0165), true],
    ["one across Greenwich, east of it", LONDON, at(51.0466, 0.018), true],
    ["one across Greenwich", LONDON, at(50.9477, 0.5836), false],
    ["crossed edges", CROSSED, at(-20, 70), true],
    ["crossed edges", CROSSED, at(20, 21), true],
    ["crossed edges", CROSSED, at(20, 70), false],
    ["crossed edges", CROSSED, at(-20, 20), false],
    ["a square on its corner", BOW, at(0, 10), true],
    ["a square on its corner, from the other side of the earth", BOW, at(0, -170), false]
  ])("%s: %j %j is inside: %s", (_, polygon, point, inside) =>
    expect(isInPolygon(point, polygon)).toBe(inside)
  )

  it("contains the same points wherever on the earth it is, and in which order its corners are", () =>
    assert(
      property(
        number(-1, 1),
        number(-1, 1),
        number(-180, 180),
        constantFrom(0, 1, 2, 3),
        (y, x, shift, start) => {
          const wrap = (longitude: number) => ((longitude + shift + 540) % 360) - 180
          const square = corners([-0.5, -0.5], [-0.5, 0.5], [0.5, 0.5], [0.5, -0.5])
          const moved = square.map(({ latitude, longitude }) => at(latitude, wrap(longitude)))
          const turned = [...moved.slice(start), ...moved.slice(0, start)]
          pre([x, y].every((part) => Math.abs(Math.abs(part) - 0.5) > 1e-6))
          const inside = Math.abs(x) < 0.5 && Math.abs(y) < 0.5
          expect(isInPolygon(at(y, wrap(x)), turned)).toBe(inside)
          expect(isInPolygon(at(y, wrap(x)), turned.toReversed())).toBe(inside)
        }
      )
    ))
})

describe("the distance to the edges of a polygon", () => {
  const square = corners([0, 0], [0, 0.01], [0.01, 0.01], [0.01, 0])

  it.each([
    ["from the middle", at(0.005, 0.005), 556],
    ["from outside of an edge", at(0.005, -0.001), 111.2],
    ["from beyond a corner", at(-0.001, -0.001), 157.3],
    ["at an edge", at(0, 0.003), 0]
  ])("%s", (_, point, meters) => expect(Math.abs(distanceToEdges(point, square) - meters)).toBeLessThan(0.1))

  it("is right across the antimeridian", () => {
    const strip = corners([0, 179.99], [0, -179.99], [0.02, -179.99], [0.02, 179.99])
    expect(Math.abs(distanceToEdges(at(0.01, -179.98), strip) - 1112)).toBeLessThan(1)
  })
})

describe("bounds", () => {
  const circle = (center: Point, radius: number): GeofenceShape => ({ kind: "circle", center, radius })
  const polygon = (of: ReadonlyArray<Point>): GeofenceShape => ({ kind: "polygon", corners: of })

  it.each([
    ["a polygon", polygon(MOSCOW), { south: 55.75315, west: 37.61823, north: 55.75513, east: 37.6222 }],
    [
      "a polygon across the antimeridian",
      polygon(ANTIMERIDIAN),
      { south: 66.8406, west: 179.838, north: 66.9508, east: -179.8496 }
    ],
    [
      "a circle around a pole",
      circle(at(89.9, 0), 20_000),
      { south: 89.72, west: -180, north: 90, east: 180 }
    ]
  ])("of %s", (_, shape, { south, west, north, east }) => {
    const bounds = boundsOf(shape)
    expect(bounds.south).toBeCloseTo(south, 2)
    expect(bounds.west).toBeCloseTo(west, 6)
    expect(bounds.north).toBeCloseTo(north, 6)
    expect(bounds.east).toBeCloseTo(east, 6)
  })

  it("contain every point of a circle", () =>
    assert(
      property(anyPoint, number(25, 100_000), number(-1, 1), number(-1, 1), (center, radius, y, x) => {
        const point = at(
          Math.max(-90, Math.min(90, center.latitude + y)),
          ((center.longitude + x / Math.max(0.01, Math.cos((center.latitude * Math.PI) / 180)) + 540) % 360) -
            180
        )
        pre(isInCircle(point, center, radius))
        expect(isInBounds(point, boundsOf(circle(center, radius)))).toBe(true)
      })
    ))

  it("contain every point of a polygon", () =>
    assert(
      property(array(anyPoint, { minLength: 3, maxLength: 6 }), anyPoint, (of, point) => {
        const small = of.map(({ latitude, longitude }) =>
          at(latitude / 2, ((longitude / 4 + 175 + 540) % 360) - 180)
        )
        const near = at(point.latitude / 2, ((point.longitude / 4 + 175 + 540) % 360) - 180)
        pre(isInPolygon(near, small))
        expect(isInBounds(near, boundsOf(polygon(small)))).toBe(true)
      })
    ))
})
