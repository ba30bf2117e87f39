import type { GeofenceEventView } from "../../contract/geofenceViews.ts"

type Locale = "en" | "es"

export interface Described extends Pick<
  GeofenceEventView,
  "kind" | "geofence_name" | "vehicle_name" | "at" | "speed" | "speed_limit"
> {
  /** Seconds after which a stay is long. */
  readonly dwell_after: number | null
}

/** How an organization shows values. */
export interface Shown {
  readonly units: "metric" | "imperial"
  readonly timeZone: string
}

const inUnit = (locale: Locale, value: number, unit: string, unitDisplay: "short" | "long"): string =>
  new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay, maximumFractionDigits: 0 }).format(value)

const speedIn = (locale: Locale, units: Shown["units"], speed: number): string =>
  units === "metric"
    ? inUnit(locale, speed * 3.6, "kilometer-per-hour", "short")
    : inUnit(locale, speed / 0.44704, "mile-per-hour", "short")

const durationIn = (locale: Locale, seconds: number): string => {
  if (seconds % 86_400 === 0) return inUnit(locale, seconds / 86_400, "day", "long")
  return seconds % 3600 === 0
    ? inUnit(locale, seconds / 3600, "hour", "long")
    : inUnit(locale, seconds / 60, "minute", "long")
}

const titles: Readonly<Record<Locale, (event: Described, speed: (value: number) => string) => string>> = {
  en: ({ kind, vehicle_name: vehicle, geofence_name: place, dwell_after, ...event }, speed) => {
    switch (kind) {
      case "entered":
        return `${vehicle} entered ${place}`
      case "exited":
        return `${vehicle} left ${place}`
      case "dwelled":
        return dwell_after === null
          ? `${vehicle} stayed in ${place}`
          : `${vehicle} has been in ${place} for ${durationIn("en", dwell_after)}`
      case "speeding":
        return `${vehicle} drove ${speed(event.speed ?? 0)} in ${place} (limit ${speed(event.speed_limit ?? 0)})`
    }
  },
  es: ({ kind, vehicle_name: vehicle, geofence_name: place, dwell_after, ...event }, speed) => {
    switch (kind) {
      case "entered":
        return `${vehicle} entró en ${place}`
      case "exited":
        return `${vehicle} salió de ${place}`
      case "dwelled":
        return dwell_after === null
          ? `${vehicle} se quedó en ${place}`
          : `${vehicle} lleva ${durationIn("es", dwell_after)} en ${place}`
      case "speeding":
        return `${vehicle} circuló a ${speed(event.speed ?? 0)} en ${place} (límite ${speed(event.speed_limit ?? 0)})`
    }
  }
}

const wordsIn = (locale: Locale, event: Described, { units, timeZone }: Shown) => {
  const part = (style: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...style, timeZone }).format(event.at)
  const [day, time] = [part({ dateStyle: "long" }), part({ timeStyle: "short" })]
  return {
    title: titles[locale](event, (value) => speedIn(locale, units, value)),
    message: locale === "en" ? `On ${day} at ${time}.` : `El ${day} a las ${time}.`
  }
}

/** The notice about what a vehicle did, with the organization's units and time. */
export const wordsFor = (event: Described, shown: Shown) => ({
  en: wordsIn("en", event, shown),
  es: wordsIn("es", event, shown)
})
