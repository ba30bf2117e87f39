import type { Point } from "../../contract/geofenceViews.ts"
import { bearingTo, distanceBetween } from "../../domain/geometry.ts"
import { CITIES, type City } from "./cities.ts"
import { randomOf } from "./random.ts"
import { destinations, roadsOf, wayBetween } from "./roads.ts"

/** A vehicle that is driven in a city: the same number is always the same vehicle. */
export interface Simulated {
  readonly city: City["name"]
  readonly number: number
}

/** A drive along a way. Seconds since 1970, meters, meters per second. */
interface Leg {
  readonly from: number
  readonly until: number
  readonly points: ReadonlyArray<Point>
  /** The way from the first point to each. */
  readonly distances: ReadonlyArray<number>
}

/** What a vehicle does on a day: the drives between places where it stands. */
export interface Day {
  readonly legs: ReadonlyArray<Leg>
  /** Where it stands before the first drive. */
  readonly begins: Point
}

const MINUTE = 60

const legAlong = (points: ReadonlyArray<Point>, from: number, speed: number): Leg => {
  const distances: Array<number> = []
  for (const [index, point] of points.entries()) {
    const last = points[index - 1]
    distances.push(last === undefined ? 0 : (distances.at(-1) ?? 0) + distanceBetween(last, point))
  }
  return { from, until: from + Math.round((distances.at(-1) ?? 0) / speed), points, distances }
}

/** A local day; the first of 1970 is 0. `begins`: in seconds since 1970. */
interface LocalDay {
  readonly number: number
  readonly weekday: number
  readonly begins: number
}

const localDay = ({ timeZone }: City, seconds: number): LocalDay => {
  const midnight = Temporal.Instant.fromEpochMilliseconds(seconds * 1000)
    .toZonedDateTimeISO(timeZone)
    .startOfDay()
  const date = midnight.toPlainDate()
  return {
    number: date.since("1970-01-01").days,
    weekday: date.dayOfWeek,
    begins: midnight.epochMilliseconds / 1000
  }
}

const localDays = new Map<string, LocalDay>()
const MOST_REMEMBERED = 5_000

/** Days begin on the hour in these cities, so that one is computed per hour. */
const dayOf = (city: City, seconds: number): LocalDay => {
  const key = `${city.name} ${Math.floor(seconds / 3600)}`
  const day = localDays.get(key) ?? localDay(city, seconds)
  if (localDays.size > MOST_REMEMBERED) localDays.clear()
  localDays.set(key, day)
  return day
}

const pick = <A>(some: ReadonlyArray<A>, random: () => number): A | undefined =>
  some[Math.floor(random() * some.length)]

/** Where a vehicle stands at night: the depots are among the crossings. */
const homeOf = ({ city, number }: Simulated): number => {
  const places = destinations(roadsOf(city))
  return places[(number % 3) * 17 + 8] ?? 1
}

/** Meters to a degree of latitude. */
const DEGREE = 111_195
const LOT = { row: 8, width: 4, depth: 9 }

/** Each vehicle has a place of its own in its depot's lot. */
const placeInLot = ({ latitude, longitude }: Point, number: number): Point => {
  const place = Math.floor(number / 3)
  const [east, north] = [(place % LOT.row) * LOT.width, Math.floor(place / LOT.row) * LOT.depth]
  return {
    latitude: latitude + (north + 20) / DEGREE,
    longitude: longitude + (east + 15) / (DEGREE * Math.cos((latitude * Math.PI) / 180))
  }
}

/** Hours by which vehicles leave later than the first ones: most work by day, some in the evening, a few at night. */
const SHIFTS = [0, 3, 6, 0, 9, 3, 0, -5]
const shiftOf = (number: number): number => SHIFTS[number % SHIFTS.length] ?? 0

/** Seconds after midnight until which vehicles leave for another place: from there they return on the same day. */
const LAST_VISIT = 22 * 60 * MINUTE

/** Plans a day: some vehicles stay, others visit up to eight places and return. */
const plan = (vehicle: Simulated, day: LocalDay): Day => {
  const city = CITIES[vehicle.city]
  const roads = roadsOf(vehicle.city)
  const random = randomOf(vehicle.number * 7919 + day.number * 104_729)
  const home = homeOf(vehicle)
  const begins = placeInLot(roads[home]?.at ?? city.center, vehicle.number)
  const works = random() < (day.weekday <= 5 ? 0.9 : 0.5)
  if (!works) return { legs: [], begins }
  const places = destinations(roads)
  const visits = 4 + Math.floor(random() * 5)
  const legs: Array<Leg> = []
  let [place, at] = [
    home,
    day.begins + ((city.begins + shiftOf(vehicle.number)) * 60 + random() * 150) * MINUTE
  ]
  for (let visit = 0; visit <= visits; visit++) {
    const isLast = visit === visits || at > day.begins + LAST_VISIT
    const next = isLast ? home : (pick(places, random) ?? home)
    if (next === place) continue
    const way = wayBetween(roads, place, next)
    const points = [...(place === home ? [begins] : []), ...way, ...(next === home ? [begins] : [])]
    const leg = legAlong(points, Math.round(at), 6 + random() * 5)
    legs.push(leg)
    at = leg.until + (8 + random() * 40) * MINUTE
    place = next
  }
  return { legs, begins }
}

const planned = new Map<string, Day>()

const dayAt = (vehicle: Simulated, seconds: number): Day => {
  const day = dayOf(CITIES[vehicle.city], seconds)
  const key = `${vehicle.city} ${vehicle.number} ${day.number}`
  const known = planned.get(key) ?? plan(vehicle, day)
  if (planned.size > MOST_REMEMBERED) planned.clear()
  planned.set(key, known)
  return known
}

/** What a vehicle does at an instant. */
export interface Moment {
  readonly at: Point
  /** Meters per second. */
  readonly speed: number
  readonly heading: number | null
  readonly isDriving: boolean
}

/** Slower where a drive begins and ends, at crossings and in traffic. */
const alongLeg = ({ from, until, points, distances }: Leg, seconds: number): Moment | undefined => {
  const share = (seconds - from) / Math.max(1, until - from)
  // Accelerates and brakes within the first and the last tenth of the way.
  const eased = share - Math.sin(share * 2 * Math.PI) / (2 * Math.PI) / 4
  const way = eased * (distances.at(-1) ?? 0)
  const index = Math.max(
    1,
    distances.findIndex((distance) => distance >= way)
  )
  const [last, next] = [points[index - 1], points[index]]
  const [start, end] = [distances[index - 1], distances[index]]
  if (last === undefined || next === undefined || start === undefined || end === undefined) return undefined
  const part = end === start ? 0 : (way - start) / (end - start)
  const average = (distances.at(-1) ?? 0) / Math.max(1, until - from)
  return {
    at: {
      latitude: last.latitude + (next.latitude - last.latitude) * part,
      longitude: last.longitude + (next.longitude - last.longitude) * part
    },
    speed: average * (1 - Math.cos(share * 2 * Math.PI) / 4),
    heading: bearingTo(last, next),
    isDriving: true
  }
}

/** Where a vehicle is at an instant, in seconds since 1970, and what it does: always the same. */
export const momentOf = (vehicle: Simulated, seconds: number): Moment => {
  const { legs, begins } = dayAt(vehicle, seconds)
  const leg = legs.find(({ from, until }) => from <= seconds && seconds < until)
  const driving = leg === undefined ? undefined : alongLeg(leg, seconds)
  if (driving !== undefined) return driving
  const last = legs.findLast(({ until }) => until <= seconds)
  return { at: last?.points.at(-1) ?? begins, speed: 0, heading: null, isDriving: false }
}
