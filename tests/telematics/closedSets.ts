import {
  DeviceIssueKind,
  DeviceSource,
  GeofenceEventKind,
  ProviderName,
  SharedDeviceView
} from "#telematics/contract"
import { Quality } from "../../modules/telematics/positions/domain/StoredPosition.ts"
import { CITIES } from "../../modules/telematics/simulation/domain/cities.ts"
import type { ClosedSets } from "../infra/postgres/ClosedSets.ts"

export const closedSets: ClosedSets = {
  "attempts.provider": ProviderName.literals,
  "drive_purposes.purpose": ["business", "private"],
  "device_issues.kind": DeviceIssueKind.literals,
  "devices.source": DeviceSource.literals,
  "geofence_events.kind": GeofenceEventKind.literals,
  "positions.quality": Quality.literals,
  "simulated_devices.city": Object.keys(CITIES),
  "shared_devices.kind": SharedDeviceView.fields.kind.literals
}
