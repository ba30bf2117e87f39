import { permitted } from "#kernel"
import { Effect } from "effect"
import type { DeviceId } from "../../contract/ids.ts"
import { deviceView } from "./deviceView.ts"

/** Returns a device. */
export const getDevice = Effect.fn("telematics.getDevice")(function* (id: DeviceId) {
  const { organizationId } = yield* permitted("devices.read")
  return yield* deviceView(organizationId, id)
})
