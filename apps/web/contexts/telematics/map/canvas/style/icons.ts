import type { Palette } from "../palette.ts"

/** Pixels of a side, before the scale. */
const SIZE = 30
const SCALE = 2
const MIDDLE = SIZE / 2

type Draw = (pen: CanvasRenderingContext2D, colors: Palette) => void

/** A shape with an edge that separates it from any map. */
const shape =
  (role: "go" | "ink", path: (pen: CanvasRenderingContext2D) => void): Draw =>
  (pen, colors) => {
    pen.beginPath()
    path(pen)
    pen.closePath()
    pen.lineJoin = "round"
    pen.lineWidth = 4
    pen.strokeStyle = colors.panel
    pen.stroke()
    pen.fillStyle = colors[role]
    pen.fill()
  }

const arrow = (pen: CanvasRenderingContext2D) => {
  pen.moveTo(MIDDLE, 4)
  pen.lineTo(MIDDLE + 8.5, 24)
  pen.lineTo(MIDDLE, 19.5)
  pen.lineTo(MIDDLE - 8.5, 24)
}

const circle = (pen: CanvasRenderingContext2D, radius: number) =>
  pen.arc(MIDDLE, MIDDLE, radius, 0, 2 * Math.PI)

const ring: Draw = (pen, colors) => {
  for (const [width, color] of [
    [7, colors.panel],
    [3, colors.idle]
  ] as const) {
    pen.beginPath()
    circle(pen, 6.5)
    pen.lineWidth = width
    pen.strokeStyle = color
    pen.stroke()
  }
}

const target: Draw = (pen, colors) => {
  for (const [width, color] of [
    [6, colors.panel],
    [2.5, colors.ink]
  ] as const) {
    pen.lineWidth = width
    pen.strokeStyle = color
    pen.beginPath()
    circle(pen, 8)
    for (const [x, y] of [
      [0, -1],
      [1, 0],
      [0, 1],
      [-1, 0]
    ] as const) {
      pen.moveTo(MIDDLE + x * 4, MIDDLE + y * 4)
      pen.lineTo(MIDDLE + x * 12, MIDDLE + y * 12)
    }
    pen.stroke()
  }
}

/** Each state has a shape of its own: arrow, square, circle, ring. The list shows the same. */
const ICONS: Readonly<Record<string, Draw>> = {
  moving: shape("go", arrow),
  stopped: shape("ink", (pen) => pen.rect(MIDDLE - 6, MIDDLE - 6, 12, 12)),
  parked: shape("ink", (pen) => circle(pen, 6.5)),
  silent: ring,
  target
}

const draw = (icon: Draw, colors: Palette): ImageData | undefined => {
  const canvas = document.createElement("canvas")
  canvas.width = SIZE * SCALE
  canvas.height = SIZE * SCALE
  const pen = canvas.getContext("2d")
  if (pen === null) return undefined
  pen.scale(SCALE, SCALE)
  icon(pen, colors)
  return pen.getImageData(0, 0, canvas.width, canvas.height)
}

export const ICON_SCALE = SCALE

/** The pictures of the map in the colors of a theme. */
export const drawIcons = (colors: Palette): ReadonlyArray<readonly [name: string, image: ImageData]> =>
  Object.entries(ICONS).flatMap(([name, icon]) => {
    const image = draw(icon, colors)
    return image === undefined ? [] : [[name, image] as const]
  })
