import type { DeviceIssueKind } from "../../contract/devices/issueKinds.ts"
import { SILENT_AFTER } from "../../contract/deviceViews.ts"

/** What is known of a device that is linked to a vehicle. Null if it is unknown, or the device does not measure it. */
export interface DeviceHealth {
  readonly linkedAt: Date
  /** When its last two reports were received. */
  readonly lastSeenAt: Date | null
  readonly seenBeforeAt: Date | null
  /** When it last had a fix. */
  readonly lastFixAt: Date | null
  /** Charge of its own battery, 0 to 1. */
  readonly deviceBattery: number | null
  /** Whether it gets power from the vehicle, and since when. Null for phones, which are unplugged every day. */
  readonly isPowered: boolean | null
  readonly poweredSince: Date | null
  /** Volts of the vehicle's low-voltage battery. */
  readonly voltage: number | null
  /** Seconds by which its clock is ahead. One that is behind looks like reports that were delayed. */
  readonly clockSkew: number | null
  readonly reportedVin: string | null
  readonly vehicleVin: string | null
}

/** An issue that is open. A device has at most one of each kind. */
export interface OpenIssue {
  readonly kind: DeviceIssueKind
  readonly openedAt: Date
}

/** Seconds. */
export interface HealthSettings {
  readonly offlineAfter: number
  readonly neverReportedAfter: number
  /** How long a device may report without a fix: a vehicle may be in a garage. */
  readonly noFixAfter: number
}

export const DEFAULT_HEALTH_SETTINGS: HealthSettings = {
  offlineAfter: SILENT_AFTER,
  neverReportedAfter: 3600,
  noFixAfter: 86_400
}
