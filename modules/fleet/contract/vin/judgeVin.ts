import { Schema } from "effect"
import { hasCorrectCheckDigit } from "./checkDigit.ts"
import { regionOf } from "./countries.ts"
import { type Vin, VIN_LENGTH } from "./Vin.ts"

/**
 * What the rules say about a VIN.
 * - `correct`: its check digit is correct.
 * - `no_check_digit`: it has none, or a wrong one, and was assigned where none is required, as in Europe.
 * - `wrong_check_digit`: it was assigned in North America, so there is most likely a typing error.
 * - `before_1981`: the rules do not apply to a vehicle that old.
 * - `short`: only vehicles from before 1981 have fewer than 17 characters, and this one is newer, or its year is unknown.
 */
export const VinFinding = Schema.Literals([
  "correct",
  "no_check_digit",
  "wrong_check_digit",
  "before_1981",
  "short"
])
export type VinFinding = typeof VinFinding.Type

/** The first model year with a VIN of 17 characters. */
const FIRST_YEAR = 1981

export const judgeVin = (vin: Vin, modelYear: number | null): VinFinding => {
  const isOld = modelYear !== null && modelYear < FIRST_YEAR
  if (vin.length < VIN_LENGTH) return isOld ? "before_1981" : "short"
  if (hasCorrectCheckDigit(vin)) return "correct"
  if (isOld) return "before_1981"
  return regionOf(vin) === "north_america" ? "wrong_check_digit" : "no_check_digit"
}

/** Whether people should look again. None of these prevents saving: the authority may have made the mistake. */
export const isSuspicious = (finding: VinFinding): boolean =>
  finding === "wrong_check_digit" || finding === "short"
