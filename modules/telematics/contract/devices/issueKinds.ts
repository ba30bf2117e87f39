import { Schema } from "effect"

/** What can be wrong with a device. */
export const DeviceIssueKind = Schema.Literals([
  /** It was linked to a vehicle and has never been heard since. */
  "never_reported",
  /** It has not been heard for long. */
  "offline",
  /** It gets no power from the vehicle. */
  "unplugged",
  /** Its own battery, or the vehicle's low-voltage battery, is almost empty. */
  "low_power",
  /** It reports, but has not known for long where it is. */
  "no_fix",
  /** Its clock is wrong. */
  "clock_skew",
  /** The vehicle that it is in has another VIN than the one it is linked to. */
  "wrong_vehicle"
])
export type DeviceIssueKind = typeof DeviceIssueKind.Type
