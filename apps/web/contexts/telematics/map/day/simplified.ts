/** Longitude and latitude, in degrees. */
export type Position = readonly [longitude: number, latitude: number]

const METERS_PER_DEGREE = 111_195

/** Longest pieces that are simplified on their own, so that the time grows with the length of the line. */
const PIECE = 1_000

/** The square of the distance of a point from the line between two others, in the units of the three. */
const squareFrom = (
  [x, y]: Position,
  [fromX, fromY]: Position,
  [toX, toY]: Position,
  narrowing: number
): number => {
  const [lineX, lineY] = [(toX - fromX) * narrowing, toY - fromY]
  const [pointX, pointY] = [(x - fromX) * narrowing, y - fromY]
  const length = lineX * lineX + lineY * lineY
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, (pointX * lineX + pointY * lineY) / length))
  return (pointX - along * lineX) ** 2 + (pointY - along * lineY) ** 2
}

/**
 * A line that is nowhere further than `tolerance` meters from the given one, with as few of its positions as possible
 * (Douglas and Peucker). Its ends remain.
 */
export const simplified = (line: ReadonlyArray<Position>, tolerance: number): ReadonlyArray<Position> => {
  const square = (tolerance / METERS_PER_DEGREE) ** 2
  const narrowing = Math.cos(((line[0]?.[1] ?? 0) * Math.PI) / 180)
  const remains = new Uint8Array(line.length)
  const keepBetween = (from: number, to: number): void => {
    const [start, end] = [line[from], line[to]]
    let [farthest, most] = [0, square]
    for (let index = from + 1; index < to; index++) {
      const position = line[index]
      if (position === undefined || start === undefined || end === undefined) continue
      const distance = squareFrom(position, start, end, narrowing)
      if (distance > most) [farthest, most] = [index, distance]
    }
    if (farthest === 0) return
    remains[farthest] = 1
    keepBetween(from, farthest)
    keepBetween(farthest, to)
  }
  for (let from = 0; from < line.length; from += PIECE) {
    const to = Math.min(from + PIECE, line.length - 1)
    remains[from] = 1
    remains[to] = 1
    keepBetween(from, to)
  }
  return line.filter((_, index) => remains[index] === 1)
}
