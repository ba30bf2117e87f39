import { SIGNATURE_BOX, SIGNATURE_LENGTH } from "#fleet/contract"

export type Point = readonly [x: number, y: number]

/** How far the pen moves before another point is added, in the box of signatures. */
const STEP = 5

const inside = (part: number, whole: number, size: number): number =>
  Math.min(size, Math.max(0, Math.round((part / whole) * size)))

/** A place in an element as a point in the box of signatures. */
export const pointIn = (
  box: Pick<DOMRect, "left" | "top" | "width" | "height">,
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number }
): Point => [
  inside(clientX - box.left, box.width, SIGNATURE_BOX.width),
  inside(clientY - box.top, box.height, SIGNATURE_BOX.height)
]

/** Whether a point is far enough from the last one of a stroke to be drawn. */
export const isFar = ([x, y]: Point, [lastX, lastY]: Point): boolean =>
  Math.abs(x - lastX) + Math.abs(y - lastY) >= STEP

/** Unchanged once it is as long as a signature may be. */
const extended = (path: string, part: string): string =>
  path.length + part.length > SIGNATURE_LENGTH ? path : path + part

/** A path with a new stroke. A tap is a short line, so that a dot is seen. */
export const begun = (path: string, [x, y]: Point): string => extended(path, `M${x} ${y}l1 0`)

/** A path whose last stroke goes on to a point. */
export const continued = (path: string, [lastX, lastY]: Point, [x, y]: Point): string =>
  extended(path, `l${x - lastX} ${y - lastY}`)
