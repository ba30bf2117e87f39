import type { OrganizationId } from "#kernel"
import type { DeviceReport } from "../../domain/DeviceReport.ts"
import type { DeviceId, ForwarderId } from "../../contract/ids.ts"
import type { TrackerFormat } from "./responseTo.ts"

/** What a tracker sent with a key that is or was a device's. */
export interface TrackerSent {
  readonly organizationId: OrganizationId
  readonly deviceId: DeviceId
  readonly key: string
  readonly format: TrackerFormat
  readonly reports: ReadonlyArray<DeviceReport>
}

/** What a Traccar server forwarded. */
export interface ForwarderSent {
  readonly organizationId: OrganizationId
  readonly forwarderId: ForwarderId
  readonly token: string
  readonly uniqueId: string
  readonly name: string | null
  readonly report: DeviceReport
}
