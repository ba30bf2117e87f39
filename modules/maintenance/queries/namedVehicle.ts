import { type OrganizationId, orNotFound } from "#kernel"
import { VehicleDirectory } from "#fleet"
import type { VehicleId } from "#fleet/contract"
import { Array, Effect } from "effect"

/** A vehicle that the organization has or had, with its name. */
export const namedVehicle = (organizationId: OrganizationId, id: VehicleId) =>
  VehicleDirectory.use((vehicles) => vehicles.named(organizationId, [id])).pipe(
    Effect.map(Array.head),
    orNotFound("vehicle")
  )
