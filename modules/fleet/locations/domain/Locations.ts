import type { OrganizationId } from "#kernel"
import { Context, type Effect, type Option } from "effect"
import type { LocationExists, LocationInUse } from "../../contract/errors/vehicles.ts"
import type { LocationId } from "../../contract/ids.ts"
import type { LocationView } from "../../contract/vehicleViews.ts"

export class Locations extends Context.Service<
  Locations,
  {
    readonly add: (location: LocationView) => Effect.Effect<void, LocationExists>
    readonly find: (
      organizationId: OrganizationId,
      id: LocationId
    ) => Effect.Effect<Option.Option<LocationView>>
    /** Locks the location until the unit of work ends. */
    readonly lock: (
      organizationId: OrganizationId,
      id: LocationId
    ) => Effect.Effect<Option.Option<LocationView>>
    readonly save: (location: LocationView) => Effect.Effect<void, LocationExists>
    /** Fails if a vehicle in the fleet is there. */
    readonly archive: (location: LocationView) => Effect.Effect<void, LocationInUse>
    /** By name, archived ones last, each with the number of vehicles in the fleet there. */
    readonly all: (
      organizationId: OrganizationId
    ) => Effect.Effect<ReadonlyArray<LocationView & { readonly vehicles: number }>>
  }
>()("fleet/Locations") {}
