import { CurrentActor, type OrganizationId, transactional } from "#kernel"
import { VehicleDirectory } from "#fleet"
import type { VehicleId } from "#fleet/contract"
import { Effect } from "effect"
import { Schedules } from "../domain/Schedules.ts"
import { refreshVehicles } from "./refreshVehicles.ts"

/** Brings the services of one vehicle up to date, after it was changed or read. */
export const refreshVehicleServices = Effect.fn("maintenance.refreshVehicleServices")(function* (
  organizationId: OrganizationId,
  vehicleId: VehicleId
) {
  yield* refreshOne(organizationId, vehicleId).pipe(
    Effect.provideService(CurrentActor, {
      _tag: "Job",
      name: "maintenance.refresh-vehicle-services",
      organizationId
    })
  )
})

const refreshOne = Effect.fnUntraced(function* (organizationId: OrganizationId, vehicleId: VehicleId) {
  if (!(yield* Schedules.use((all) => all.areInUse(organizationId)))) return
  const vehicles = yield* VehicleDirectory.use((directory) =>
    directory.described(organizationId, [vehicleId])
  )
  yield* refreshVehicles(organizationId, vehicles)
}, transactional)
