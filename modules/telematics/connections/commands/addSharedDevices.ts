import { newId, now, type OrganizationId } from "#kernel"
import { Effect } from "effect"
import { DeviceId } from "../../contract/ids.ts"
import { announceDevice } from "../../devices/commands/changeDevice.ts"
import { type Device, Devices } from "../../devices/domain/Devices.ts"
import type { SharedVehicle } from "../domain/SharedVehicles.ts"

const LONGEST_NAME = 80

/** Make, model and year, as far as they are known; otherwise its id. */
export const nameOf = ({ make, model, year, external_id }: SharedVehicle): string =>
  ([make, model, year].filter((part) => part !== null).join(" ") || `DIMO ${external_id}`).slice(
    0,
    LONGEST_NAME
  )

const deviceOf = (id: DeviceId, vehicle: SharedVehicle, at: Date): Device => ({
  id,
  source: "dimo",
  name: nameOf(vehicle),
  imei: null,
  iccid: null,
  model: null,
  external_id: vehicle.external_id,
  archived_at: null,
  created_at: at,
  updated_at: at
})

/** Adds a device for each shared vehicle that has none yet, so that it can be linked to a vehicle of the fleet. */
export const addSharedDevices = Effect.fnUntraced(function* (
  organizationId: OrganizationId,
  vehicles: ReadonlyArray<SharedVehicle>
) {
  const devices = yield* Devices
  const known = yield* devices.bySource(
    organizationId,
    "dimo",
    vehicles.map(({ external_id }) => external_id)
  )
  const ids = new Set(known.map(({ external_id }) => external_id))
  const at = yield* now
  const missing = yield* Effect.forEach(
    vehicles.filter(({ external_id }) => !ids.has(external_id)),
    (vehicle) => Effect.map(newId(DeviceId), (id) => deviceOf(id, vehicle, at))
  )
  if (missing.length === 0) return
  const added = yield* devices.addMissing(organizationId, missing)
  for (const device of missing)
    if (added.has(device.id)) yield* announceDevice(organizationId, device, { action: "device.added" })
})
