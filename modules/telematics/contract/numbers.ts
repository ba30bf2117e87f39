import { endpoint, inOrganization } from "#kernel"
import { Schema } from "effect"
import type { DeviceIssueKind } from "./devices/issueKinds.ts"

/** The issues of devices that are not heard. */
export const SILENT_KINDS = ["offline", "never_reported"] as const satisfies ReadonlyArray<DeviceIssueKind>

/**
 * A vehicle moves if it has been this fast, in meters per second, within so many seconds. Devices report less than 5 km/h
 * while they stand.
 */
export const MOVING = { speed: 1.4, within: 300 } as const

export const TelematicsNumbers = Schema.Struct({
  /** Devices that are not archived. */
  devices: Schema.Int,
  /** Those of them that do not report through DIMO. */
  own_devices: Schema.Int,
  /** Vehicles that move now and that the viewer may see. */
  moving: Schema.Int,
  /** Open issues of `SILENT_KINDS`. */
  silent_devices: Schema.Int,
  open_faults: Schema.Int
})
export type TelematicsNumbers = typeof TelematicsNumbers.Type

export const GetTelematicsNumbers = endpoint({
  name: "getTelematicsNumbers",
  group: "Device health",
  method: "GET",
  path: "/api/organizations/:organizationId/telematics-numbers",
  access: "member",
  permission: "devices.read",
  summary: "Count the vehicles that move, the devices that are silent, and the open faults",
  params: inOrganization({}),
  output: TelematicsNumbers
})
