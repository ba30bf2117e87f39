import type { DeviceIssueKind } from "#telematics/contract"
import type { State } from "../../../ui/StateBadge.tsx"

/** How serious an issue is: positions are missing or wrong, or soon will be. */
export const SEVERITIES: Readonly<Record<DeviceIssueKind, State>> = {
  never_reported: "stop",
  offline: "stop",
  unplugged: "caution",
  low_power: "caution",
  no_fix: "caution",
  clock_skew: "caution",
  wrong_vehicle: "stop"
}
