import type { VehicleKind } from "../contract/vehicleFields.ts"

/** In tenths of the drawing's size: 96 wide and 72 high. */
export type Point = readonly [x: number, y: number]
export type Shape<Name extends string = Color> =
  | { readonly color: Name; readonly points: ReadonlyArray<Point> }
  | { readonly color: Name; readonly center: Point; readonly radius: number }

export const WIDTH = 96
export const HEIGHT = 72

export const COLORS = {
  wall: [222, 219, 211],
  door: [203, 199, 190],
  ground: [138, 136, 131],
  line: [230, 196, 84],
  shadow: [112, 110, 106],
  body: [233, 233, 230],
  sill: [70, 71, 73],
  seam: [120, 121, 122],
  glass: [58, 74, 86],
  tire: [36, 36, 37],
  rim: [178, 180, 182],
  headlight: [250, 244, 214],
  taillight: [190, 44, 38],
  box: [244, 243, 240],
  plate: [250, 250, 250]
} as const satisfies Readonly<Record<string, readonly [number, number, number]>>

export type Color = keyof typeof COLORS

/** A polygon by its corners, `x,y` each. */
const polygon = (color: Color, corners: string): Shape => ({
  color,
  points: corners.split(" ").map((corner): Point => {
    const [x = 0, y = 0] = corner.split(",").map(Number)
    return [x, y]
  })
})

const box = (color: Color, left: number, top: number, right: number, bottom: number): Shape =>
  polygon(color, `${left},${top} ${right},${top} ${right},${bottom} ${left},${bottom}`)

const wheel = (x: number, radius: number): ReadonlyArray<Shape> => [
  { color: "tire", center: [x, 61 - radius], radius },
  { color: "rim", center: [x, 61 - radius], radius: radius * 0.55 },
  { color: "sill", center: [x, 61 - radius], radius: radius * 0.15 }
]

/** The yard of a depot. */
export const YARD: ReadonlyArray<Shape> = [
  box("wall", 0, 0, WIDTH, 52),
  ...[8, 40, 72].flatMap((x) => [box("door", x, 6, x + 24, 52), box("wall", x + 1, 7, x + 23, 8)]),
  box("ground", 0, 52, WIDTH, HEIGHT),
  polygon("line", "2,68 94,68 95,69.2 1,69.2")
]

const shadow = (left: number, right: number): Shape =>
  polygon("shadow", `${left},60 ${right},60 ${right - 3},62.5 ${left + 3},62.5`)

const CAR: ReadonlyArray<Shape> = [
  shadow(8, 90),
  polygon("body", "8,56 7.5,47 10,43 25,40 35,31 40,29.5 56,29.5 61,31 71,40 85,43 89,48 89,56"),
  box("sill", 9, 55, 88, 57.5),
  polygon("glass", "29,40.5 37,32.6 47,32 47,40.5"),
  polygon("glass", "49.5,40.5 49.5,32 58.5,32.6 67,40.5"),
  box("seam", 48, 40.5, 48.4, 54),
  box("seam", 67.6, 42, 68, 53),
  box("sill", 51, 43, 54.5, 43.8),
  polygon("headlight", "84,44 87,46 88.4,48.4 83,47.4"),
  polygon("taillight", "8,44.6 12,44 12,47.6 7.6,48"),
  ...wheel(25, 7.4),
  ...wheel(71, 7.4)
]

const VAN: ReadonlyArray<Shape> = [
  shadow(6, 92),
  polygon("body", "6,56 5.6,22 8,18.5 12,17.5 60,17.5 66,19.5 78,36 88,40 91,45 91,56"),
  box("sill", 6.4, 55, 90.6, 57.5),
  polygon("glass", "62,37 62,22 65.4,22 75.6,37"),
  box("seam", 60, 20, 60.5, 54),
  box("seam", 30, 20, 30.5, 54),
  box("seam", 7, 38, 60, 38.4),
  box("sill", 62.5, 40, 66.5, 41),
  polygon("headlight", "85,41 89.4,43.4 90,47 84,45"),
  box("taillight", 5.6, 36, 7.6, 44),
  ...wheel(23, 7.6),
  ...wheel(75, 7.6)
]

const TRUCK: ReadonlyArray<Shape> = [
  shadow(4, 94),
  box("sill", 4, 50, 90, 56),
  box("box", 4, 11, 61, 50.5),
  box("seam", 4, 15, 61, 15.5),
  box("body", 4, 28, 61, 33),
  polygon("body", "63,56 63,24 66,21.5 78,21.5 84,36 91,40 93,46 93,56"),
  polygon("glass", "66,37 66,25 76,25 81,37"),
  box("seam", 65, 40, 80, 40.4),
  polygon("headlight", "87,43 92,44 92.6,48 86,47"),
  box("taillight", 4, 51, 7, 54),
  ...wheel(18, 7.4),
  ...wheel(35, 7.4),
  ...wheel(79, 7.4)
]

const TRAILER: ReadonlyArray<Shape> = [
  shadow(8, 84),
  box("sill", 10, 50, 92, 53),
  box("body", 8, 16, 80, 50),
  box("seam", 8, 20, 80, 20.5),
  box("taillight", 8, 46, 10, 50),
  ...wheel(34, 7),
  ...wheel(50, 7)
]

/** From the front, as high as the kind is. */
const frontOf = (top: number): ReadonlyArray<Shape> => [
  shadow(24, 72),
  box("tire", 26, 52, 33, 61),
  box("tire", 63, 52, 70, 61),
  polygon("body", `25,57 25,40 29,36 32,${top + 2} 35,${top} 61,${top} 64,${top + 2} 67,36 71,40 71,57`),
  polygon("glass", `31.5,36 34.5,${top + 3} 61.5,${top + 3} 64.5,36`),
  box("sill", 35, 43, 61, 48),
  box("plate", 41, 50.5, 55, 53.5),
  polygon("headlight", "26,41 34,43 34,46.5 26,45.5"),
  polygon("headlight", "70,41 62,43 62,46.5 70,45.5"),
  box("sill", 25, 55, 71, 57.5)
]

/** A kind of vehicle from its right side. */
export const SIDES: Readonly<Record<VehicleKind, ReadonlyArray<Shape>>> = {
  car: CAR,
  van: VAN,
  truck: TRUCK,
  trailer: TRAILER,
  motorcycle: CAR,
  equipment: TRUCK
}

export const FRONTS: Readonly<Record<VehicleKind, ReadonlyArray<Shape>>> = {
  car: frontOf(27),
  van: frontOf(16),
  truck: frontOf(14),
  trailer: frontOf(14),
  motorcycle: frontOf(27),
  equipment: frontOf(14)
}
