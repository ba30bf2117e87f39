import { Schema } from "effect"

/** A vehicle has at most one of each kind, and others by name. */
export const MeterKind = Schema.Literals(["odometer", "engine_hours", "pto_hours", "other"])
export type MeterKind = typeof MeterKind.Type

/** The kinds that a vehicle has only one of. Its meter of such a kind is created with the first reading. */
export const StandardKind = Schema.Literals(["odometer", "engine_hours", "pto_hours"])
export type StandardKind = typeof StandardKind.Type

/** What the values of a meter are: meters (`distance`) or seconds (`time`). */
export const Measure = Schema.Literals(["distance", "time"])
export type Measure = typeof Measure.Type

/** What a dial shows: kilometers, miles or hours. */
export const MeterUnit = Schema.Literals(["km", "mi", "h"])
export type MeterUnit = typeof MeterUnit.Type

/** Meters or seconds per unit, exactly. */
const PER_UNIT: Readonly<Record<MeterUnit, number>> = { km: 1000, mi: 1609.344, h: 3600 }

export const measureOf = (unit: MeterUnit): Measure => (unit === "h" ? "time" : "distance")

export const measureOfKind = (kind: StandardKind): Measure => (kind === "odometer" ? "distance" : "time")

/** A value on a dial in whole meters or seconds. */
export const dialToSi = (value: number, unit: MeterUnit): number => Math.round(value * PER_UNIT[unit])

/** Meters or seconds as the dial shows them, with decimals. */
export const siToDial = (value: number, unit: MeterUnit): number => value / PER_UNIT[unit]

/** By how much a value grows that was entered in one unit and meant another. */
export const unitRatio = (meant: MeterUnit, entered: MeterUnit): number => PER_UNIT[meant] / PER_UNIT[entered]

/** How far a dial's last digit, as it was typed, is from the next one: 1 km for `51245`, 0.1 h for `12.5`. */
export const dialStep = (value: number, unit: MeterUnit): number => {
  const [, decimals = ""] = String(value).split(".")
  return dialToSi(10 ** -decimals.length, unit)
}

/** What a vehicle was filled up or charged with. `ethanol` is E85. */
export const Energy = Schema.Literals([
  "petrol",
  "diesel",
  "ethanol",
  "lpg",
  "cng",
  "h2",
  "electricity",
  "other"
])
export type Energy = typeof Energy.Type

/** Liters, US and imperial gallons, kilograms, kilowatt-hours. */
export const FuelUnit = Schema.Literals(["l", "gal_us", "gal_uk", "kg", "kwh"])
export type FuelUnit = typeof FuelUnit.Type

/** Milliliters, grams or watt-hours per unit, exactly. */
const PER_FUEL_UNIT: Readonly<Record<FuelUnit, number>> = {
  l: 1000,
  gal_us: 3785.411784,
  gal_uk: 4546.09,
  kg: 1000,
  kwh: 1000
}

/** The units that an amount of this can be entered in. */
export const unitsOfEnergy = (energy: Energy): ReadonlyArray<FuelUnit> => {
  if (energy === "electricity") return ["kwh"]
  return energy === "cng" || energy === "h2" ? ["kg"] : ["l", "gal_us", "gal_uk"]
}

/** A quantity in whole milliliters, grams or watt-hours. */
export const quantityToSi = (quantity: number, unit: FuelUnit): number =>
  Math.round(quantity * PER_FUEL_UNIT[unit])

export const siToQuantity = (quantity: number, unit: FuelUnit): number => quantity / PER_FUEL_UNIT[unit]
