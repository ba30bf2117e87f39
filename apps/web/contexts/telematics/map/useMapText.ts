import type { Point } from "#telematics/contract"
import type { Organization } from "#tenancy/contract"
import { useMemo } from "react"
import { formatter } from "../../../i18n/format.ts"
import { type Locale, useLocale } from "../../../i18n/locale.ts"
import type { MessagesOf } from "../../../i18n/catalogue.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { useUnits } from "../../fleet/useUnits.ts"
import { vehicleMap } from "../messages/pages.ts"
import { motionOf } from "./fleet/motion.ts"
import type { VehicleNow } from "./fleet/VehicleNow.ts"

type Units = Organization["units"]
type Texts = MessagesOf<typeof vehicleMap>

const METERS_PER_MILE = 1609.344
const METERS_PER_FOOT = 0.3048

/** Meters per second of one kilometer or mile per hour. */
export const speedUnit = (units: Units): number => (units === "imperial" ? METERS_PER_MILE : 1000) / 3600
export const speedSymbol = (units: Units): string => (units === "imperial" ? "mph" : "km/h")

/** Meters of one meter or foot. */
export const lengthUnit = (units: Units): number => (units === "imperial" ? METERS_PER_FOOT : 1)
export const lengthSymbol = (units: Units): string => (units === "imperial" ? "ft" : "m")

const inUnit = (locale: Locale, value: number, unit: string, digits: number) =>
  new Intl.NumberFormat(locale, { style: "unit", unit, maximumFractionDigits: digits }).format(value)

const distance = (locale: Locale, units: Units, meters: number): string => {
  const isImperial = units === "imperial"
  const large = meters / (isImperial ? METERS_PER_MILE : 1000)
  if (large >= 1) return inUnit(locale, large, isImperial ? "mile" : "kilometer", large < 100 ? 1 : 0)
  return inUnit(locale, meters / lengthUnit(units), isImperial ? "foot" : "meter", 0)
}

const DIRECTIONS = ["n", "ne", "e", "se", "s", "sw", "w", "nw"] as const

const direction = (m: Texts, degrees: number): string => {
  const name = DIRECTIONS[Math.round(degrees / 45) % 8] ?? "n"
  return m.detail.degrees(m.detail.directions[name], Math.round(degrees))
}

/** A point as people type it. */
export const pointText = ({ latitude, longitude }: Point): string =>
  `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`

const textsFor = (locale: Locale, units: Units, m: Texts) => {
  const format = formatter(locale)
  const clock = new Intl.DateTimeFormat(locale, { timeStyle: "short" })
  const time = (seconds: number) => clock.format(new Date(seconds * 1000))
  const speed = (metersPerSecond: number) =>
    inUnit(
      locale,
      metersPerSecond / speedUnit(units),
      units === "imperial" ? "mile-per-hour" : "kilometer-per-hour",
      0
    )
  /** The time, with the date if that is another day. */
  const since = (seconds: number, now: number) =>
    new Date(seconds * 1000).toDateString() === new Date(now * 1000).toDateString()
      ? time(seconds)
      : format.dateTime(new Date(seconds * 1000))
  const ago = (seconds: number, now: number) => format.relative(new Date(seconds * 1000), now * 1000)
  /** What a vehicle does, in words. `now` in seconds since 1970. */
  const state = (vehicle: VehicleNow, now: number): string => {
    const motion = motionOf(vehicle, now)
    if (motion === "moving") return m.state.moving(speed(vehicle.speed ?? 0))
    if (motion === "hidden") return vehicle.hidden === "private" ? m.state.private : m.state.offHours
    if (motion === "silent") {
      const seen = vehicle.seenAt ?? vehicle.fixedAt
      return seen === null ? m.state.never : m.state.silent(ago(seen, now))
    }
    if (motion === "parked" && vehicle.fixedAt !== null) return m.state.parkedAt(since(vehicle.fixedAt, now))
    return m.motions[motion]
  }
  return {
    units,
    time,
    speed,
    since,
    ago,
    state,
    distance: (meters: number) => distance(locale, units, meters),
    direction: (degrees: number) => direction(m, degrees),
    exact: (seconds: number) => format.exact(new Date(seconds * 1000)),
    dateTime: (seconds: number) => format.dateTime(new Date(seconds * 1000))
  }
}

export type MapText = ReturnType<typeof textsFor>

/** How the map writes speeds, distances, times and states: in the user's language and units, and the browser's zone. */
export const useMapText = (organization: Organization): MapText => {
  const locale = useLocale()
  const units = useUnits(organization)
  const m = useMessages(vehicleMap)
  return useMemo(() => textsFor(locale, units, m), [locale, units, m])
}
