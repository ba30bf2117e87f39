import {
  type Consumption,
  type Energy,
  type FuelUnit,
  type MeterUnit,
  siToDial,
  siToQuantity
} from "#fleet/contract"
import type { Organization } from "#tenancy/contract"

/** What decides how quantities are shown. */
export interface Display {
  readonly locale: string
  readonly units: Organization["units"]
  /** British gallons are larger than American ones. */
  readonly currency: string
}

/** The unit that distances are shown in. */
export const distanceUnit = ({ units }: Pick<Display, "units">): MeterUnit =>
  units === "imperial" ? "mi" : "km"

const INTL_UNITS = { km: "kilometer", mi: "mile", h: "hour" } as const
const DIGITS: Readonly<Record<MeterUnit, number>> = { km: 0, mi: 0, h: 1 }

/** A value of a meter with a unit: `51,245 km`. */
export const dialText = (locale: string, si: number, unit: MeterUnit): string =>
  new Intl.NumberFormat(locale, {
    style: "unit",
    unit: INTL_UNITS[unit],
    unitDisplay: "short",
    maximumFractionDigits: DIGITS[unit]
  }).format(siToDial(si, unit))

/** The unit a meter is shown in: hours, or the unit of the user's distances. */
export const shownUnit = (measure: "distance" | "time", display: Pick<Display, "units">): MeterUnit =>
  measure === "time" ? "h" : distanceUnit(display)

/** The unit that an amount of an energy is shown in. */
export const energyUnit = (energy: Energy, { units, currency }: Omit<Display, "locale">): FuelUnit => {
  if (energy === "electricity") return "kwh"
  if (energy === "cng" || energy === "h2") return "kg"
  if (units !== "imperial") return "l"
  return currency === "GBP" ? "gal_uk" : "gal_us"
}

export const FUEL_SYMBOLS: Readonly<Record<FuelUnit, string>> = {
  l: "l",
  gal_us: "gal",
  gal_uk: "gal",
  kg: "kg",
  kwh: "kWh"
}

const decimal = (locale: string, value: number, digits: number): string =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: digits }).format(value)

/** An amount of an energy: `43.5 l`. */
export const quantityText = (display: Display, energy: Energy, si: number): string => {
  const unit = energyUnit(energy, display)
  return `${decimal(display.locale, siToQuantity(si, unit), 1)} ${FUEL_SYMBOLS[unit]}`
}

/** What is used per distance: `8.2 l/100 km`, `28.7 mpg`, `18.4 kWh/100 km`. */
export const consumptionText = (
  display: Display,
  energy: Energy,
  { distance_m, used }: Consumption
): string => {
  const unit = energyUnit(energy, display)
  const distance = siToDial(distance_m, distanceUnit(display))
  const quantity = siToQuantity(used, unit)
  if (unit === "gal_us" || unit === "gal_uk") return `${decimal(display.locale, distance / quantity, 1)} mpg`
  const per = `${FUEL_SYMBOLS[unit]}/100 ${distanceUnit(display)}`
  return `${decimal(display.locale, (quantity / distance) * 100, 1)} ${per}`
}
