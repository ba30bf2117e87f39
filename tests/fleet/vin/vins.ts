import { array, type Arbitrary, constantFrom, nat, tuple } from "fast-check"
import { checkDigitOf } from "../../../modules/fleet/contract/vin/checkDigit.ts"
import { KnownVin, type Vin } from "../../../modules/fleet/contract/vin/Vin.ts"

export const CHARACTERS = "ABCDEFGHJKLMNPRSTUVWXYZ0123456789".split("")

/** Any VIN that was assigned in North America, with a correct check digit. */
export const validVin: Arbitrary<Vin> = tuple(
  array(constantFrom(...CHARACTERS), { minLength: 12, maxLength: 12 }),
  nat(9999)
).map(([characters, serial]) => {
  const vin = `5${characters.join("")}${String(serial).padStart(4, "0")}`
  return KnownVin.make(`${vin.slice(0, 8)}${checkDigitOf(vin)}${vin.slice(9)}`)
})

export const replaced = (vin: string, at: number, character: string): string =>
  vin.slice(0, at) + character + vin.slice(at + 1)
