import type { DeviceReport } from "../../domain/DeviceReport.ts"

/** Why a request is not a report. */
export type ReportRefusal =
  /** It is not in the format of its protocol. */
  | "not_a_report"
  /** It does not say which device it is from. */
  | "no_device"
  /** Its reports are from more than one device. */
  | "several_devices"
  /** It has more values or reports than a device sends. */
  | "too_large"
  /** Its latitude is a longitude. */
  | "swapped_coordinates"

export interface Refused {
  readonly refused: ReportRefusal
}

/** What a device sent in one request, in its order. */
export interface DeviceReports {
  /** What the device calls itself: an unguessable text, or its IMEI. */
  readonly deviceKey: string
  readonly reports: ReadonlyArray<DeviceReport>
}

export const isRefused = (decoded: object): decoded is Refused => "refused" in decoded

/** The longest name that a device may have for itself. */
export const LONGEST_KEY = 128
