import { now, type OrganizationId, orNotFound } from "#kernel"
import { VehicleDirectory } from "#fleet"
import { Effect } from "effect"
import type { DeviceView } from "../../contract/deviceViews.ts"
import type { DeviceId } from "../../contract/ids.ts"
import { DeviceList, type ListedDevice } from "./DeviceList.ts"

/** Adds the names of vehicles, which the fleet knows. */
export const withVehicles = Effect.fnUntraced(function* (
  organizationId: OrganizationId,
  devices: ReadonlyArray<ListedDevice>
) {
  const ids = devices.flatMap(({ vehicle_id }) => vehicle_id ?? [])
  const vehicles =
    ids.length === 0 ? [] : yield* VehicleDirectory.use((directory) => directory.named(organizationId, ids))
  const names = new Map(vehicles.map(({ id, name }) => [id, name]))
  return devices.map(({ link_id, vehicle_id, linked_from, ...device }): DeviceView => ({
    ...device,
    vehicle:
      link_id === null || vehicle_id === null || linked_from === null
        ? null
        : { link_id, id: vehicle_id, name: names.get(vehicle_id) ?? "", since: linked_from }
  }))
})

/** A device as members see it. */
export const deviceView = Effect.fnUntraced(function* (organizationId: OrganizationId, id: DeviceId) {
  const at = yield* now
  const device = yield* DeviceList.use((list) => list.find(organizationId, id, at)).pipe(orNotFound("device"))
  const [view] = yield* withVehicles(organizationId, [device])
  return yield* Effect.orDie(Effect.fromNullishOr(view))
})
