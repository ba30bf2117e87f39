import type { VehicleSystem } from "../../contract/defectViews.ts"

/** Fault codes (SAE J2012) that someone should look at before they become a breakdown, and the system that they are about. */
const SEVERE: ReadonlyArray<readonly [code: RegExp, system: VehicleSystem]> = [
  // Too hot, or the coolant is.
  [/^P0(?:217|218|115|116|117|118|119|128)$/, "cooling"],
  // Oil pressure, overspeed and overload.
  [/^P0(?:219|29[78]|52[0-4])$/, "engine"],
  // Misfire, which damages the catalyst.
  [/^P03(?:0\d|1[0-2])$/, "engine"],
  [/^P0(?:56[0-3]|620|622)$/, "electrical"],
  [/^P07(?:0[0-9]|3[0-9]|4[0-4])$/, "transmission"],
  // Wheel speed sensors and what brakes with them.
  [/^C0[0-2][0-9A-F]{2}$/, "brakes"],
  // Restraints.
  [/^B00[0-9A-F]{2}$/, "safety_equipment"]
]

/** The system that a severe fault code is about; undefined for any other code. */
export const systemOfSevereFault = (code: string): VehicleSystem | undefined =>
  SEVERE.find(([pattern]) => pattern.test(code))?.[1]
