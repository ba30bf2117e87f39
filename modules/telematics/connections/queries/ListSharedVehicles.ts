import { permitted } from "#kernel"
import { Effect } from "effect"
import type { ProviderName } from "../../contract/views.ts"
import { sharedVehicles } from "./sharedVehicles.ts"

/** Returns the vehicles that members share with the organization, as last read. */
export const listSharedVehicles = Effect.fn("telematics.listSharedVehicles")(function* (name: ProviderName) {
  const { organizationId } = yield* permitted("devices.read")
  return yield* sharedVehicles(name, organizationId)
})
