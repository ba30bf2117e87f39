import { now, orNotFound, permitted } from "#kernel"
import { VehicleDirectory } from "#fleet"
import { Effect } from "effect"
import type { DeviceId } from "../../contract/ids.ts"
import { DeviceList } from "./DeviceList.ts"

/** Returns the vehicles that a device was in, latest first. */
export const listDeviceLinks = Effect.fn("telematics.listDeviceLinks")(function* (id: DeviceId) {
  const { organizationId } = yield* permitted("devices.read")
  const list = yield* DeviceList
  yield* list.find(organizationId, id, yield* now).pipe(orNotFound("device"))
  const links = yield* list.links(organizationId, id)
  const vehicles = yield* VehicleDirectory.use((directory) =>
    directory.named(
      organizationId,
      links.map(({ vehicle_id }) => vehicle_id)
    )
  )
  const names = new Map(vehicles.map((vehicle) => [vehicle.id, vehicle.name]))
  return { items: links.map((link) => ({ ...link, vehicle_name: names.get(link.vehicle_id) ?? "" })) }
})
