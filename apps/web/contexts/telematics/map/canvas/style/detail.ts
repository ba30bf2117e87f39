/** The zoom of the base map's most detailed tiles; what is shown closer is cut from them. */
export const DETAILED = 4

/** How many of the largest cities have a name, from a zoom on. */
export const CITIES = [
  [0, 40],
  [3, 120],
  [4, 400],
  [5, 1400],
  [6, 4000],
  [7, 9000],
  [8, 30_000]
] as const

/** How many of the largest cities have a name at a zoom. */
export const shownCities = (zoom: number): number => CITIES.findLast(([from]) => from <= zoom)?.[1] ?? 0
