import type { GeofenceView, Point } from "#telematics/contract"
import { pointText } from "../useMapText.ts"

type Shape = GeofenceView["shape"]

const POINT = /^\s*(-?\d{1,2}(?:\.\d+)?)\s*[,;\s]\s*(-?\d{1,3}(?:\.\d+)?)\s*$/

/** A point as people type it: latitude and longitude in degrees. Undefined if it is none. */
export const parsePoint = (text: string): Point | undefined => {
  const [, latitude, longitude] = POINT.exec(text) ?? []
  if (latitude === undefined || longitude === undefined) return undefined
  const point = { latitude: Number(latitude), longitude: Number(longitude) }
  return Math.abs(point.latitude) <= 90 && Math.abs(point.longitude) <= 180 ? point : undefined
}

/** The corners of a polygon, one per line. Undefined if a line is none. */
export const parseCorners = (text: string): ReadonlyArray<Point> | undefined => {
  const corners = text
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map(parsePoint)
  const valid = corners.filter((corner) => corner !== undefined)
  return valid.length === corners.length ? valid : undefined
}

export const cornersText = (corners: ReadonlyArray<Point>): string => corners.map(pointText).join("\n")

/** What is typed for a shape. Lengths in the user's unit. */
export interface ShapeTexts {
  readonly kind: string
  readonly center: string
  readonly radius: string
  readonly corners: string
}

/** The limits of the contract, in meters. */
export const SMALLEST = 25
export const LARGEST = 100_000
export const FEWEST_CORNERS = 3
export const MOST_CORNERS = 200

const number = (text: string): number => (text.trim() === "" ? NaN : Number(text.replace(",", ".")))

/** The radius in meters. Undefined if it is not possible. */
export const parseRadius = (text: string, unit: number): number | undefined => {
  const meters = Math.round(number(text) * unit)
  return meters >= SMALLEST && meters <= LARGEST ? meters : undefined
}

/** What is typed as a shape; while it is drawn, with fewer corners than it needs. Undefined without any. */
export const parseShape = (texts: ShapeTexts, unit: number): Shape | undefined => {
  if (texts.kind === "circle") {
    const [center, radius] = [parsePoint(texts.center), parseRadius(texts.radius, unit)]
    return center && radius !== undefined ? { kind: "circle", center, radius } : undefined
  }
  const corners = parseCorners(texts.corners)
  return corners && corners.length > 0 ? { kind: "polygon", corners } : undefined
}

/** A number for a field, without a tail of decimals. */
export const fieldNumber = (value: number): string => String(Math.round(value * 10) / 10)

export const shapeTexts = (shape: Shape, unit: number): ShapeTexts =>
  shape.kind === "circle"
    ? {
        kind: "circle",
        center: pointText(shape.center),
        radius: fieldNumber(shape.radius / unit),
        corners: ""
      }
    : { kind: "polygon", center: "", radius: "", corners: cornersText(shape.corners) }
