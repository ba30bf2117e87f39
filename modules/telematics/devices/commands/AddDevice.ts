import { type Input, newId, now, permitted, transactional } from "#kernel"
import { newToken } from "#infra/secrets"
import { Effect } from "effect"
import { DeviceId } from "../../contract/ids.ts"
import type * as endpoints from "../../contract/index.ts"
import { accessTo } from "../domain/access.ts"
import { type Device, Devices } from "../domain/Devices.ts"
import { deviceView } from "../queries/deviceView.ts"
import { announceDevice } from "./changeDevice.ts"
import { linkTo } from "./linkTo.ts"

/** Adds a tracker or phone with a new key, and links it to a vehicle if one is given. */
export const addDevice = Effect.fn("telematics.addDevice")(function* ({
  vehicle_id,
  ...entered
}: Input<typeof endpoints.AddDevice>["body"]) {
  const { organizationId } = yield* permitted("devices.edit")
  const at = yield* now
  const id = yield* newId(DeviceId)
  const key = newToken("device")
  const device: Device = {
    model: null,
    imei: null,
    iccid: null,
    ...entered,
    id,
    external_id: null,
    archived_at: null,
    created_at: at,
    updated_at: at
  }
  yield* Devices.use((devices) => devices.add(organizationId, device, key))
  if (vehicle_id) yield* linkTo(organizationId, id, { vehicle_id, linked_from: at, linked_until: null })
  yield* announceDevice(organizationId, device, { action: "device.added" })
  return { device: yield* deviceView(organizationId, id), access: accessTo(key) }
}, transactional)
