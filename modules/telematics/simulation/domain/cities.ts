import type { Point } from "../../contract/geofenceViews.ts"

/** A city where the demo's vehicles drive: its center, time zone, and when work begins there. */
export interface City {
  readonly name: "berlin" | "lisbon" | "austin"
  readonly center: Point
  readonly timeZone: string
  /** The hour of the day at which the first vehicles leave. */
  readonly begins: number
  /** How many of its spokes lead nowhere, because there is water: from, to, in degrees from north. */
  readonly water: readonly [from: number, to: number] | null
}

export const CITIES: Readonly<Record<City["name"], City>> = {
  berlin: {
    name: "berlin",
    center: { latitude: 52.5127, longitude: 13.4161 },
    timeZone: "Europe/Berlin",
    begins: 6,
    water: null
  },
  lisbon: {
    name: "lisbon",
    center: { latitude: 38.7436, longitude: -9.1496 },
    timeZone: "Europe/Lisbon",
    begins: 8,
    water: [100, 235]
  },
  austin: {
    name: "austin",
    center: { latitude: 30.2849, longitude: -97.7341 },
    timeZone: "America/Chicago",
    begins: 9,
    water: null
  }
}
