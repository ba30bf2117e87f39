import type { Drive, Transmission, VehicleKind } from "../../contract/vehicleFields.ts"
import { type Rules, valueFor, type VinVariables } from "./vinVariables.ts"

/** Null for a bus, which is none of our kinds. */
const BY_BODY: Rules<VehicleKind | null> = [
  [/\bbus\b|motor coach/i, null],
  [/^motorcycle|dirt bike|enduro|motocross|motorcycle-style/i, "motorcycle"],
  [/^off-road|street sweeper/i, "equipment"],
  [/\bvan\b|minivan|cutaway/i, "van"],
  [/trailer/i, "trailer"],
  [/truck|pickup|incomplete|fire apparatus|ambulance|motorhome/i, "truck"]
]

const BY_TYPE: Rules<VehicleKind> = [
  [/^motorcycle/i, "motorcycle"],
  [/^trailer/i, "trailer"],
  [/^off road/i, "equipment"],
  [/^truck|^incomplete/i, "truck"],
  [/car|mpv|lsv/i, "car"]
]

export const kindOf = ({ BodyClass, VehicleType }: VinVariables): VehicleKind | null => {
  const byBody = valueFor(BY_BODY, BodyClass)
  return byBody === undefined ? (valueFor(BY_TYPE, VehicleType) ?? null) : byBody
}

const BODIES: Rules<string> = [
  [/^sport utility vehicle|^crossover/i, "SUV"],
  [/^sport utility truck/i, "Pickup"],
  [/^sedan/i, "Sedan"],
  [/^hatchback/i, "Hatchback"],
  [/^convertible/i, "Convertible"],
  [/^truck-tractor/i, "Tractor"]
]

export const bodyOf = ({ BodyClass }: VinVariables): string | undefined =>
  valueFor(BODIES, BodyClass) ?? BodyClass?.replace(/^(?:Motorcycle|Incomplete|Off-road Vehicle) - /, "")

const DRIVES: Rules<Drive> = [
  [/\bfwd\b/i, "fwd"],
  [/\brwd\b/i, "rwd"],
  [/\bawd\b/i, "awd"],
  // Not 2WD/4WD, which is either of them.
  [/^(?!.*2wd).*\b(?:4wd|4x4)\b/i, "4wd"]
]

/** The trim is often named after it, such as `LE AWD`. */
export const driveOf = ({ DriveType, Trim, Series }: VinVariables): Drive | null =>
  valueFor(DRIVES, DriveType) ?? valueFor(DRIVES, [Trim, Series].join(" ")) ?? null

const TRANSMISSIONS: Rules<Transmission> = [
  [/automat|cvt|dual-clutch|direct drive/i, "automatic"],
  [/manual/i, "manual"]
]

export const transmissionOf = ({ TransmissionStyle }: VinVariables): Transmission | null =>
  valueFor(TRANSMISSIONS, TransmissionStyle) ?? null
