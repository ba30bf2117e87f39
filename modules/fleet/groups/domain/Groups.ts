import type { OrganizationId } from "#kernel"
import { Context, type Effect, type Option } from "effect"
import type { GroupExists, GroupInUse } from "../../contract/errors/vehicles.ts"
import type { GroupId } from "../../contract/ids.ts"
import type { GroupView } from "../../contract/vehicleViews.ts"

export class Groups extends Context.Service<
  Groups,
  {
    readonly add: (group: GroupView) => Effect.Effect<void, GroupExists>
    /** Locks the group until the unit of work ends. */
    readonly lock: (organizationId: OrganizationId, id: GroupId) => Effect.Effect<Option.Option<GroupView>>
    readonly save: (group: GroupView) => Effect.Effect<void, GroupExists>
    /** Fails if a vehicle in the fleet is in it. */
    readonly archive: (group: GroupView) => Effect.Effect<void, GroupInUse>
    /** By name, archived ones last, each with the number of vehicles in the fleet in it. */
    readonly all: (
      organizationId: OrganizationId
    ) => Effect.Effect<ReadonlyArray<GroupView & { readonly vehicles: number }>>
  }
>()("fleet/Groups") {}
