import type { DemoData } from "#kernel"

type Draw = DemoData["drawing"]["shapes"]
type Colors = Parameters<Draw>[0]
type Shape = Parameters<Draw>[1][number]

/** What a photo of a defect shows, 96 wide and 72 high. */
export interface Picture {
  readonly name: string
  readonly colors: Colors
  readonly shapes: ReadonlyArray<Shape>
}

const COLORS = {
  ground: [138, 136, 131],
  dark: [46, 47, 50],
  groove: [24, 24, 25],
  rubber: [62, 62, 64],
  metal: [196, 198, 200],
  shine: [244, 244, 240],
  body: [182, 188, 193],
  bumper: [150, 156, 161],
  shadow: [96, 98, 101],
  plate: [250, 250, 250],
  taillight: [190, 44, 38],
  glass: [126, 152, 170],
  streak: [190, 206, 216],
  plastic: [226, 224, 212],
  fluid: [214, 160, 62],
  cap: [230, 196, 84]
} as const satisfies Colors

type Color = keyof typeof COLORS

/** A polygon by its corners, `x,y` each. */
const polygon = (color: Color, corners: string): Shape => ({
  color,
  points: corners.split(" ").map((corner) => {
    const [x = 0, y = 0] = corner.split(",").map(Number)
    return [x, y] as const
  })
})

const box = (color: Color, left: number, top: number, right: number, bottom: number): Shape =>
  polygon(color, `${left},${top} ${right},${top} ${right},${bottom} ${left},${bottom}`)

const disc = (color: Color, x: number, y: number, radius: number): Shape => ({
  color,
  center: [x, y],
  radius
})

/** The tread of a tire with the head of a nail in it. */
const nail: ReadonlyArray<Shape> = [
  box("ground", 0, 0, 96, 72),
  box("dark", 9, 0, 91, 72),
  ...[14, 34, 54, 74].flatMap((left) =>
    Array.from({ length: 8 }, (_, row) => {
      const top = row * 9.4 - 1
      return polygon(
        "rubber",
        `${left},${top} ${left + 12},${top + 2} ${left + 12},${top + 8} ${left},${top + 6}`
      )
    })
  ),
  ...[29, 49, 69].map((left) => box("groove", left, 0, left + 2.6, 72)),
  disc("groove", 61, 34.8, 3.4),
  disc("metal", 60.4, 34, 3),
  disc("shine", 59.6, 33.2, 1)
]

/** The left corner of a rear bumper with scratches. */
const scratch: ReadonlyArray<Shape> = [
  box("ground", 0, 0, 96, 72),
  polygon("body", "0,0 96,0 96,34 8,36 0,30"),
  polygon("taillight", "4,6 22,8 20,24 6,24"),
  box("plate", 56, 14, 92, 24),
  polygon("bumper", "0,32 96,34 96,58 12,60 0,52"),
  polygon("shadow", "12,60 96,58 96,63 16,64"),
  polygon("shine", "24,42 58,38.6 58.2,39.1 24,42.8"),
  polygon("shine", "30,46.4 70,43.4 70,43.8 30,47.1"),
  polygon("shine", "38,50.4 62,49 62,49.4 38,50.9")
]

/** A reservoir with brake fluid below its lower mark. */
const brakeFluid: ReadonlyArray<Shape> = [
  box("dark", 0, 0, 96, 72),
  polygon("shadow", "0,50 96,44 96,72 0,72"),
  box("rubber", 6, 8, 22, 66),
  box("rubber", 78, 4, 88, 60),
  disc("groove", 83, 30, 3),
  polygon("plastic", "32,24 68,24 72,30 72,60 28,60 28,30"),
  polygon("fluid", "28,55 72,55 72,60 28,60"),
  box("cap", 38, 13, 62, 24),
  ...[41, 46, 51, 56].map((left) => box("groove", left, 14, left + 1, 23)),
  box("groove", 58, 33, 72, 34),
  box("groove", 58, 48, 72, 49)
]

/** A windshield from inside, with a blade and the streaks that it leaves. */
const streaks: ReadonlyArray<Shape> = [
  box("glass", 0, 0, 96, 72),
  ...[
    [46, 44.6],
    [39, 38.4],
    [31, 29.4],
    [22, 21.2]
  ].flatMap(([outer = 0, inner = 0]) => [disc("streak", 48, 64, outer), disc("glass", 48, 64, inner)]),
  polygon("groove", "46.6,62 78,24 79.6,25.4 49,64"),
  polygon("dark", "0,57 40,53 96,55 96,72 0,72"),
  polygon("shadow", "0,64 96,61 96,63 0,66")
]

const picture = (name: string, shapes: ReadonlyArray<Shape>): Picture => ({ name, colors: COLORS, shapes })

export const PICTURES = {
  nail: picture("tire.png", nail),
  scratch: picture("bumper.png", scratch),
  brakeFluid: picture("brake-fluid.png", brakeFluid),
  streaks: picture("windshield.png", streaks)
}
