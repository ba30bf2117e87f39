import { now, permitted, transactional } from "#kernel"
import { Effect } from "effect"
import type { DeviceId } from "../../contract/ids.ts"
import { Devices } from "../domain/Devices.ts"
import { announceDevice, lockedDevice } from "./changeDevice.ts"

/** Restores an archived device, unlinked. Fails when another one now has its IMEI. Idempotent. */
export const restoreDevice = Effect.fn("telematics.restoreDevice")(function* (id: DeviceId) {
  const { organizationId } = yield* permitted("devices.edit")
  const before = yield* lockedDevice(organizationId, id)
  if (before.archived_at === null) return
  const device = { ...before, archived_at: null, updated_at: yield* now }
  yield* Devices.use((devices) => devices.save(organizationId, device))
  yield* announceDevice(organizationId, device, { action: "device.restored" })
}, transactional)
