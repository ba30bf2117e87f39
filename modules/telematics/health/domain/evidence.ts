import type { DeviceIssueKind } from "../../contract/devices/issueKinds.ts"
import type { IssueEvidence } from "../../contract/healthViews.ts"
import type { DeviceHealth } from "./DeviceHealth.ts"

const textOf = (at: Date | null): string | null => at?.toISOString() ?? null

/** The values by which an issue was judged. */
export const evidenceOf = (kind: DeviceIssueKind, device: DeviceHealth): IssueEvidence => {
  switch (kind) {
    case "never_reported":
      return { linked_at: textOf(device.linkedAt) }
    case "offline":
      return { last_seen_at: textOf(device.lastSeenAt) }
    case "unplugged":
      return { powered_since: textOf(device.poweredSince), device_battery: device.deviceBattery }
    case "low_power":
      return { device_battery: device.deviceBattery, voltage: device.voltage }
    case "no_fix":
      return { last_fix_at: textOf(device.lastFixAt), last_seen_at: textOf(device.lastSeenAt) }
    case "clock_skew":
      return { clock_skew: device.clockSkew }
    case "wrong_vehicle":
      return {
        reported_vin: device.reportedVin?.slice(0, LONGEST_VIN) ?? null,
        vehicle_vin: device.vehicleVin
      }
  }
}

const LONGEST_VIN = 50
