import { now, permitted, transactional } from "#kernel"
import { newToken } from "#infra/secrets"
import { Effect } from "effect"
import { DeviceHasNoKey } from "../../contract/errors/devices.ts"
import type { DeviceId } from "../../contract/ids.ts"
import { accessTo } from "../domain/access.ts"
import { Devices } from "../domain/Devices.ts"
import { announceDevice, lockedDevice } from "./changeDevice.ts"

/** Gives a tracker or phone a new key. What it sends with the old one is refused from now on. */
export const replaceDeviceKey = Effect.fn("telematics.replaceDeviceKey")(function* (id: DeviceId) {
  const { organizationId } = yield* permitted("devices.edit")
  const device = yield* lockedDevice(organizationId, id)
  if (device.external_id !== null) return yield* new DeviceHasNoKey()
  const key = newToken("device")
  const at = yield* now
  yield* Devices.use((devices) => devices.replaceKey(organizationId, id, key, at))
  yield* announceDevice(organizationId, device, { action: "device.key_replaced" })
  return accessTo(key)
}, transactional)
