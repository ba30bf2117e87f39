import { type Input, now, permitted, transactional } from "#kernel"
import { Effect } from "effect"
import type { DeviceId } from "../../contract/ids.ts"
import type * as endpoints from "../../contract/index.ts"
import { Devices } from "../domain/Devices.ts"
import { deviceView } from "../queries/deviceView.ts"
import { announceDevice, lockedDevice } from "./changeDevice.ts"

/** Changes only the given fields of a device. */
export const editDevice = Effect.fn("telematics.editDevice")(function* (
  id: DeviceId,
  changes: Input<typeof endpoints.EditDevice>["body"]
) {
  const { organizationId } = yield* permitted("devices.edit")
  const before = yield* lockedDevice(organizationId, id)
  const device = { ...before, ...changes, updated_at: yield* now }
  yield* Devices.use((devices) => devices.save(organizationId, device))
  yield* announceDevice(organizationId, device, { action: "device.edited" })
  return yield* deviceView(organizationId, id)
}, transactional)
