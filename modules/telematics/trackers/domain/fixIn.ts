import type { Fix } from "../../domain/DeviceReport.ts"
import { numberIn } from "./values.ts"

/** Knots in meters per second, exactly. */
const KNOT = 1852 / 3600
const FASTEST = 400
/** What a horizontal dilution of precision of 1 means in meters: the usual error of a receiver with a clear view. */
const METERS_PER_HDOP = 5

/** A fix as sent; values that cannot be true are unknown. */
interface SentFix {
  readonly latitude: unknown
  readonly longitude: unknown
  readonly speed?: unknown
  readonly speedIn: "knots" | "meters_per_second"
  readonly heading?: unknown
  readonly altitude?: unknown
  readonly accuracy?: unknown
  readonly hdop?: unknown
}

const speedOf = ({ speed, speedIn }: SentFix): number | null => {
  const ratio = speedIn === "knots" ? KNOT : 1
  const value = numberIn(speed, 0, FASTEST / ratio)
  return value === undefined ? null : value * ratio
}

const headingOf = ({ heading }: SentFix): number | null => {
  const value = numberIn(heading, 0, 360)
  return value === undefined ? null : value % 360
}

/** No receiver is exact: zero means that the accuracy is unknown. */
const accuracyOf = ({ accuracy, hdop }: SentFix): number | null => {
  const radius = numberIn(accuracy, Number.MIN_VALUE, 1_000_000)
  if (radius !== undefined) return radius
  const dilution = numberIn(hdop, Number.MIN_VALUE, 100)
  return dilution === undefined ? null : dilution * METERS_PER_HDOP
}

/** A latitude beyond a pole that is a longitude, with a longitude that is a latitude. */
export const isSwapped = ({ latitude, longitude }: Pick<SentFix, "latitude" | "longitude">): boolean =>
  numberIn(latitude, -90, 90) === undefined &&
  numberIn(latitude, -180, 180) !== undefined &&
  numberIn(longitude, -90, 90) !== undefined

/** The fix, or null if there is none: no coordinates, impossible ones, or 0, 0, which receivers send without a fix. */
export const fixIn = (sent: SentFix): Fix | null => {
  const latitude = numberIn(sent.latitude, -90, 90)
  const longitude = numberIn(sent.longitude, -180, 180)
  if (latitude === undefined || longitude === undefined || (latitude === 0 && longitude === 0)) return null
  return {
    latitude,
    longitude,
    speed: speedOf(sent),
    heading: headingOf(sent),
    altitude: numberIn(sent.altitude, -1000, 20_000) ?? null,
    accuracy: accuracyOf(sent)
  }
}
