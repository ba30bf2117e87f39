import { DeviceView, ProviderName } from "#telematics/contract"
import type { ClosedSets } from "../infra/postgres/ClosedSets.ts"

export const closedSets: ClosedSets = {
  "attempts.provider": ProviderName.literals,
  "shared_devices.kind": DeviceView.fields.kind.literals
}
