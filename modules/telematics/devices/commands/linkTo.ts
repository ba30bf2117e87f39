import { newId, now, NotFound, type OrganizationId } from "#kernel"
import { VehicleDirectory } from "#fleet"
import { Effect } from "effect"
import { type DeviceId, LinkId } from "../../contract/ids.ts"
import { Devices, type Link } from "../domain/Devices.ts"

/** Links a device to a vehicle of the organization. Fails if one of them is linked otherwise during that time. */
export const linkTo = Effect.fnUntraced(function* (
  organizationId: OrganizationId,
  device_id: DeviceId,
  period: Pick<Link, "vehicle_id" | "linked_from" | "linked_until">
) {
  const [vehicle] = yield* VehicleDirectory.use((vehicles) =>
    vehicles.named(organizationId, [period.vehicle_id])
  )
  if (vehicle === undefined) return yield* new NotFound({ what: "vehicle" })
  const link: Link = { ...period, id: yield* newId(LinkId), device_id, created_at: yield* now }
  yield* Devices.use((devices) => devices.link(organizationId, link))
  return { ...link, vehicle_name: vehicle.name }
})
