import { type Input, now, permitted, transactional } from "#kernel"
import { Effect } from "effect"
import { DeviceArchived } from "../../contract/errors/devices.ts"
import type { DeviceId } from "../../contract/ids.ts"
import type * as endpoints from "../../contract/index.ts"
import { refusalOfPeriod } from "../domain/linkPeriod.ts"
import { announceDevice, lockedDevice } from "./changeDevice.ts"
import { linkTo } from "./linkTo.ts"

/** Links a device to a vehicle. A period in the past moves the positions of that time to the vehicle. */
export const linkDevice = Effect.fn("telematics.linkDevice")(function* (
  id: DeviceId,
  { vehicle_id, linked_from, linked_until = null }: Input<typeof endpoints.LinkDevice>["body"]
) {
  const { organizationId } = yield* permitted("devices.edit")
  const device = yield* lockedDevice(organizationId, id)
  if (device.archived_at !== null) return yield* new DeviceArchived()
  const at = yield* now
  const from = linked_from ?? at
  const refusal = refusalOfPeriod(from, linked_until, at)
  if (refusal) return yield* refusal
  const link = yield* linkTo(organizationId, id, { vehicle_id, linked_from: from, linked_until })
  yield* announceDevice(organizationId, device, {
    action: "device.linked",
    details: { vehicle: link.vehicle_name }
  })
  return link
}, transactional)
