import { expect, it } from "vitest"
import { baseShapes } from "../../apps/web/build/baseShapes.ts"
import { flatRing } from "../../apps/web/build/flatRing.ts"

const across = (ring: ReadonlyArray<ReadonlyArray<number>>) =>
  ring.filter(([longitude = 0], index) => Math.abs(longitude - (ring[index - 1]?.[0] ?? longitude)) > 180)

it("continues areas beyond the antimeridian", () => {
  const island = [
    [179, 1],
    [-179, 1],
    [-179, -1],
    [179, -1],
    [179, 1]
  ]
  expect(flatRing(island)).toEqual([
    [179, 1],
    [181, 1],
    [181, -1],
    [179, -1],
    [179, 1]
  ])
})

it("closes an area around a pole along the edge of the map", () => {
  const continent = [
    [-180, -70],
    [-60, -65],
    [60, -65],
    [180, -70],
    [-180, -70]
  ]
  const edge = [
    [180, -70],
    [180, -70],
    [180, -90],
    [-180, -90],
    [-180, -70]
  ]
  expect(flatRing(continent)).toEqual([[-180, -70], [-60, -65], [60, -65], ...edge])
})

it.each(["coarse", "fine"] as const)(
  "has no coast across the world in the %s land, except at the pole",
  (detail) => {
    const { land } = baseShapes()[detail]
    const lines = land.geometry.coordinates.flat().flatMap(across)
    expect(new Set(lines.map(([, latitude]) => latitude))).toEqual(new Set([-90]))
  }
)
