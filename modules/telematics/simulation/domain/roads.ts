import type { Point } from "../../contract/geofenceViews.ts"
import { distanceBetween, radians } from "../../domain/geometry.ts"
import { CITIES, type City } from "./cities.ts"
import { randomOf } from "./random.ts"

/** Streets as many cities have them: rings around the center, and streets that lead out of it. */
const RINGS = [600, 1400, 2500, 4000, 6000, 9000]
const SPOKES = 18
/** Meters to a degree of latitude. */
const DEGREE = 111_195

/** A crossing, and the crossings that can be reached from it. */
interface Crossing {
  readonly at: Point
  readonly next: ReadonlyArray<number>
}

export type Roads = ReadonlyArray<Crossing>

const offset = ({ latitude, longitude }: Point, meters: number, direction: number): Point => ({
  latitude: latitude + (Math.cos(direction) * meters) / DEGREE,
  longitude: longitude + (Math.sin(direction) * meters) / (DEGREE * Math.cos(radians(latitude)))
})

const isWater = ({ water }: City, spoke: number, ring: number): boolean => {
  const degrees = (spoke * 360) / SPOKES
  return water !== null && ring > 1 && degrees > water[0] && degrees < water[1]
}

const build = (city: City): Roads => {
  const random = randomOf(city.center.latitude * 1000)
  const placeOf = (ring: number, spoke: number) => 1 + ring * SPOKES + ((spoke + SPOKES) % SPOKES)
  const places = RINGS.flatMap((radius, ring) =>
    Array.from({ length: SPOKES }, (_, spoke) => {
      const direction = ((spoke + (random() - 0.5) * 0.5) / SPOKES) * 2 * Math.PI
      return { ring, spoke, at: offset(city.center, radius * (0.88 + random() * 0.24), direction) }
    })
  )
  const open = (ring: number, spoke: number) =>
    ring >= 0 && ring < RINGS.length && !isWater(city, (spoke + SPOKES) % SPOKES, ring)
  const center: Crossing = {
    at: city.center,
    next: Array.from({ length: SPOKES / 3 }, (_, third) => placeOf(0, third * 3))
  }
  return [
    center,
    ...places.map(({ ring, spoke, at }): Crossing => {
      const around = [-1, 1]
        .filter((step) => open(ring, spoke + step))
        .map((step) => placeOf(ring, spoke + step))
      // Every second street begins further out.
      const along = [-1, 1]
        .filter((step) => open(ring + step, spoke) && (spoke % 2 === 0 || Math.min(ring, ring + step) >= 2))
        .map((step) => placeOf(ring + step, spoke))
      const inward = ring === 0 && spoke % 3 === 0 ? [0] : []
      return { at, next: open(ring, spoke) ? [...around, ...along, ...inward] : [] }
    })
  ]
}

const built = new Map<City["name"], Roads>()

/** The streets of a city, always the same. */
export const roadsOf = (name: City["name"]): Roads => {
  const roads = built.get(name) ?? build(CITIES[name])
  built.set(name, roads)
  return roads
}

/** The crossings that can be reached, other than the center. */
export const destinations = (roads: Roads): ReadonlyArray<number> =>
  roads.flatMap(({ next }, place) => (place > 0 && next.length > 1 ? [place] : []))

/** For each crossing that can be reached from one, the crossing before it on the shortest way (Dijkstra). */
const waysFrom = (roads: Roads, from: number): ReadonlyMap<number, number> => {
  const far = new Map([[from, 0]])
  const before = new Map<number, number>()
  const open = new Set([from])
  while (open.size > 0) {
    const here = [...open].reduce((one, other) =>
      (far.get(one) ?? 0) <= (far.get(other) ?? 0) ? one : other
    )
    open.delete(here)
    const crossing = roads[here]
    for (const next of crossing?.next ?? []) {
      const there = roads[next]
      if (crossing === undefined || there === undefined) continue
      const way = (far.get(here) ?? 0) + distanceBetween(crossing.at, there.at)
      if (way >= (far.get(next) ?? Infinity)) continue
      far.set(next, way)
      before.set(next, here)
      open.add(next)
    }
  }
  return before
}

/** Those of all crossings that were needed: a city has about a hundred. */
const computed = new WeakMap<Roads, Map<number, ReadonlyMap<number, number>>>()

/** The shortest way between two crossings, as their places. */
const shortest = (roads: Roads, from: number, to: number): ReadonlyArray<number> => {
  const known = computed.get(roads) ?? new Map<number, ReadonlyMap<number, number>>()
  computed.set(roads, known)
  const before = known.get(from) ?? waysFrom(roads, from)
  known.set(from, before)
  const way = [to]
  for (let place = before.get(to); place !== undefined; place = before.get(place)) way.unshift(place)
  return way
}

/** Streets are not straight: points between two crossings, always the same. */
const bent = (from: Point, to: Point, seed: number): ReadonlyArray<Point> => {
  const bend = (randomOf(seed)() - 0.5) * 0.16
  return [1, 2, 3, 4].map((part) => {
    const share = part / 4
    const aside = Math.sin(share * Math.PI) * bend
    return {
      latitude:
        from.latitude + (to.latitude - from.latitude) * share + (to.longitude - from.longitude) * aside * 0.6,
      longitude:
        from.longitude + (to.longitude - from.longitude) * share - (to.latitude - from.latitude) * aside * 1.6
    }
  })
}

/** The way from one crossing to another along streets. */
export const wayBetween = (roads: Roads, from: number, to: number): ReadonlyArray<Point> => {
  const places = shortest(roads, from, to)
  return places.flatMap((place, index) => {
    const [here, last] = [roads[place], roads[places[index - 1] ?? -1]]
    if (here === undefined) return []
    if (last === undefined) return [here.at]
    const [low, high] = [Math.min(place, places[index - 1] ?? 0), Math.max(place, places[index - 1] ?? 0)]
    const points = bent(last.at, here.at, low * 1000 + high)
    return points
  })
}
