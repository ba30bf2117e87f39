import { now, orNotFound, permitted, transactional } from "#kernel"
import { VehicleDirectory } from "#fleet"
import { Effect } from "effect"
import type { LinkId } from "../../contract/ids.ts"
import { Devices } from "../domain/Devices.ts"
import { announceDevice, lockedDevice } from "./changeDevice.ts"

/** Unlinks a device from its vehicle. Idempotent. */
export const endDeviceLink = Effect.fn("telematics.endDeviceLink")(function* (id: LinkId) {
  const { organizationId } = yield* permitted("devices.edit")
  const devices = yield* Devices
  const link = yield* devices.findLink(organizationId, id).pipe(orNotFound("link"))
  const at = yield* now
  if (link.linked_until !== null && link.linked_until <= at) return
  const device = yield* lockedDevice(organizationId, link.device_id)
  yield* devices.endLink(organizationId, link, at)
  const [vehicle] = yield* VehicleDirectory.use((vehicles) =>
    vehicles.named(organizationId, [link.vehicle_id])
  )
  yield* announceDevice(organizationId, device, {
    action: "device.unlinked",
    details: { vehicle: vehicle?.name ?? "" }
  })
}, transactional)
