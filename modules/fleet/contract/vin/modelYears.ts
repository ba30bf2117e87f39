import { hasCorrectCheckDigit } from "./checkDigit.ts"
import { regionOf } from "./countries.ts"
import { type Vin, VIN_LENGTH } from "./Vin.ts"

/** The code of each model year at position 10: A is 1980, 9 is 2009, and then they start over. */
const CODES = "ABCDEFGHJKLMNPRSTVWXY123456789"
const [FIRST, CYCLE] = [1980, CODES.length]

const YEAR_AT = 9
/** In light vehicles for North America, a letter here means that the year is 2010 or later. */
const CYCLE_AT = 6

export interface ModelYears {
  /** All years that position 10 can mean, newest first. Empty if it is no year, as in many VINs from Europe. */
  readonly possible: ReadonlyArray<number>
  /** The one of them that is most likely; undefined if none is. */
  readonly likely: number | undefined
}

/** The check digit is required in North America; elsewhere, 10 of 11 VINs that were made without one have a wrong one. */
const isForNorthAmerica = (vin: Vin): boolean =>
  regionOf(vin) === "north_america" || hasCorrectCheckDigit(vin)

/**
 * The model year in a VIN. `until` is the newest year that exists. A vehicle that is known to be heavy (over 10,000 lb),
 * or a trailer or a motorcycle, does not say in which cycle of 30 years it was made.
 */
export const modelYearsOf = (
  vin: Vin,
  { until, isLight = true }: { readonly until: number; readonly isLight?: boolean }
): ModelYears => {
  const code = vin.length === VIN_LENGTH ? CODES.indexOf(vin.charAt(YEAR_AT)) : -1
  if (code === -1) return { possible: [], likely: undefined }
  const possible = [2, 1, 0].map((cycle) => FIRST + cycle * CYCLE + code).filter((year) => year <= until)
  if (possible.length < 2) return { possible, likely: possible[0] }
  if (!isLight || !isForNorthAmerica(vin)) return { possible, likely: undefined }
  const isSecondCycle = /[A-Z]/.test(vin.charAt(CYCLE_AT))
  return { possible, likely: possible.find((year) => isSecondCycle === year >= FIRST + CYCLE) }
}
