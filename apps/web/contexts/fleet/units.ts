import type { Organization } from "#tenancy/contract"

type Units = Organization["units"]

/** Grams in a kilogram or an international pound. */
export const gramsPerUnit = (units: Units): number => (units === "imperial" ? 453.592_37 : 1000)

/** Milliliters in a liter or a US gallon. */
export const millilitersPerUnit = (units: Units): number => (units === "imperial" ? 3785.411_784 : 1000)

/** The symbols of the display units. */
export const symbolsOf = (units: Units) =>
  units === "imperial" ? { weight: "lb", volume: "gal" } : { weight: "kg", volume: "l" }

/** The decimals of a currency (ISO 4217). */
export const fractionDigits = (currency: string): number =>
  new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions().maximumFractionDigits ?? 2

/** An amount of money in minor units. */
export const money = (locale: string, minor: number, currency: string): string =>
  new Intl.NumberFormat(locale, { style: "currency", currency }).format(
    minor / 10 ** fractionDigits(currency)
  )

/** A weight in grams. */
export const weight = (locale: string, grams: number, units: Units): string =>
  new Intl.NumberFormat(locale, {
    style: "unit",
    unit: units === "imperial" ? "pound" : "kilogram",
    maximumFractionDigits: 0
  }).format(grams / gramsPerUnit(units))

/** A volume in milliliters. */
export const volume = (locale: string, milliliters: number, units: Units): string =>
  new Intl.NumberFormat(locale, {
    style: "unit",
    unit: units === "imperial" ? "gallon" : "liter",
    maximumFractionDigits: 1
  }).format(milliliters / millilitersPerUnit(units))

/** A battery's energy in watt-hours. */
export const energy = (locale: string, wattHours: number): string =>
  `${new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(wattHours / 1000)} kWh`

/** A day, in words of the language. */
export const day = (locale: string, date: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone: "UTC" }).format(
    new Date(`${date}T00:00:00Z`)
  )
