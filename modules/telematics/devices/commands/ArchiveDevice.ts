import { now, permitted, transactional } from "#kernel"
import { Effect, Option } from "effect"
import type { DeviceId } from "../../contract/ids.ts"
import { Devices } from "../domain/Devices.ts"
import { announceDevice, lockedDevice } from "./changeDevice.ts"

/** Unlinks a device and refuses what it reports from now on. Its positions stay. Idempotent. */
export const archiveDevice = Effect.fn("telematics.archiveDevice")(function* (id: DeviceId) {
  const { organizationId } = yield* permitted("devices.edit")
  const before = yield* lockedDevice(organizationId, id)
  if (before.archived_at !== null) return
  const at = yield* now
  const devices = yield* Devices
  const link = yield* devices.linkAt(organizationId, id, at)
  if (Option.isSome(link)) yield* devices.endLink(organizationId, link.value, at)
  const device = { ...before, archived_at: at, updated_at: at }
  // An archived device has no unique IMEI, so it never collides.
  yield* Effect.catchTag(devices.save(organizationId, device), "DeviceExists", Effect.die)
  yield* announceDevice(organizationId, device, { action: "device.archived" })
}, transactional)
