import type { VehicleView } from "../../contract/vehicleViews.ts"
import { vehicleName } from "../../contract/vehicleViews.ts"

const DIGITS = 10

/** A text to order by, in which 2 comes before 10: lower case, without accents, each number filled up with zeros. */
export const naturalKey = (text: string): string =>
  text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/\d+/g, (digits) => digits.padStart(DIGITS, "0"))

export const nameKeyOf = (vehicle: Pick<VehicleView, "unit_number" | "plate" | "vin">): string =>
  naturalKey(vehicleName(vehicle))

/** A plate in one notation: upper case, letters and digits only. Null if nothing is left. */
export const plateKeyOf = (plate: string): string | null => {
  const key = plate.toUpperCase().replaceAll(/[^\p{L}\p{M}\p{N}]/gu, "")
  return key === "" ? null : key
}
