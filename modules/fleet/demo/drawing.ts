import type { VehicleKind } from "../contract/vehicleFields.ts"
import { pngOf } from "./png.ts"
import { COLORS, FRONTS, HEIGHT, type Point, type Shape, SIDES, WIDTH, YARD } from "./shapes.ts"

/** What a photo of the demo shows. */
export type View = "left" | "right" | "front"

const BODIES: Readonly<Record<string, readonly [number, number, number]>> = {
  White: [233, 233, 230],
  Silver: [182, 188, 193],
  Yellow: [232, 185, 35],
  Gray: [122, 127, 131],
  Black: [46, 47, 50],
  Blue: [47, 93, 155],
  Red: [179, 52, 43]
}

/** Pixels per tenth. */
const SCALE = 8

/** Where a row crosses the edges of a polygon, from left to right. */
const crossings = (points: ReadonlyArray<Point>, y: number): ReadonlyArray<number> =>
  points
    .flatMap(([x1, y1], at): ReadonlyArray<number> => {
      const [x2, y2] = points[(at + 1) % points.length] ?? [x1, y1]
      return y1 <= y === y2 <= y ? [] : [x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)]
    })
    .toSorted((one, other) => one - other)

/** The parts of a row that a shape covers, each from and to. */
const spansOf = (shape: Shape<string>, y: number): ReadonlyArray<number> => {
  if ("points" in shape) return crossings(shape.points, y)
  const half = Math.sqrt(Math.max(0, shape.radius ** 2 - (y - shape.center[1]) ** 2))
  return half === 0 ? [] : [shape.center[0] - half, shape.center[0] + half]
}

interface Layer {
  readonly shape: Shape<string>
  readonly isMirrored: boolean
}

const mirrored = (spans: ReadonlyArray<number>) => spans.map((x) => WIDTH - x).toReversed()

const paint = (pixels: Uint8Array, { shape, isMirrored }: Layer, index: number) => {
  for (let row = 0; row < HEIGHT * SCALE; row++) {
    const spans = spansOf(shape, (row + 0.5) / SCALE)
    const ends = (isMirrored ? mirrored(spans) : spans).map((x) => Math.round(x * SCALE))
    for (let at = 0; at + 1 < ends.length; at += 2)
      pixels.fill(index, row * WIDTH * SCALE + (ends[at] ?? 0), row * WIDTH * SCALE + (ends[at + 1] ?? 0))
  }
}

/** At most 16, as red, green and blue from 0 to 255, by their names. */
export type Colors = Readonly<Record<string, readonly [red: number, green: number, blue: number]>>

const layersOf = (shapes: ReadonlyArray<Shape<string>>, isMirrored = false): ReadonlyArray<Layer> =>
  shapes.map((shape) => ({ shape, isMirrored }))

const draw = (colors: Colors, layers: ReadonlyArray<Layer>): Uint8Array => {
  const names = Object.keys(colors)
  const pixels = new Uint8Array(WIDTH * SCALE * HEIGHT * SCALE)
  for (const layer of layers) {
    const index = names.indexOf(layer.shape.color)
    if (index === -1) throw new Error(`There is no color ${layer.shape.color}.`)
    paint(pixels, layer, index)
  }
  return pngOf({ width: WIDTH * SCALE, height: HEIGHT * SCALE, palette: Object.values(colors), pixels })
}

/** Shapes in these colors, later ones over earlier ones, as a PNG. Throws if a color is missing. */
export const drawShapes = (colors: Colors, shapes: ReadonlyArray<Shape<string>>): Uint8Array =>
  draw(colors, layersOf(shapes))

/** A vehicle of a kind in a color, in the yard of a depot, as a PNG. */
export const drawVehicle = (kind: VehicleKind, color: string | null, view: View): Uint8Array => {
  const body = BODIES[color ?? ""] ?? COLORS.body
  const vehicle = layersOf(view === "front" ? FRONTS[kind] : SIDES[kind], view === "left")
  return draw({ ...COLORS, body }, [...layersOf(YARD), ...vehicle])
}
