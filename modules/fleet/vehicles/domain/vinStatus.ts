import type { VinStatus } from "../../contract/vehicleFields.ts"
import { judgeVin, type VinFinding } from "../../contract/vin/judgeVin.ts"
import type { Vin } from "../../contract/vin/Vin.ts"

const STATUSES: Readonly<Record<VinFinding, VinStatus>> = {
  correct: "valid",
  no_check_digit: "unchecked",
  wrong_check_digit: "check_digit_mismatch",
  before_1981: "legacy",
  short: "unchecked"
}

/** What is known of a VIN. Someone who compared it with the vehicle may say why it is right all the same. */
export const vinStatusOf = ({
  vin,
  model_year,
  vin_note
}: {
  readonly vin: Vin | null
  readonly model_year: number | null
  readonly vin_note: string | null
}): VinStatus => {
  if (vin === null) return "unchecked"
  const status = STATUSES[judgeVin(vin, model_year)]
  return status === "check_digit_mismatch" && vin_note !== null ? "override" : status
}
