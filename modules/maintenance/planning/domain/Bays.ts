import type { OrganizationId } from "#kernel"
import { Context, type Effect, type Option } from "effect"
import type { BayView } from "../../contract/bays.ts"
import type { BayExists } from "../../contract/errors/planning.ts"
import type { BayId } from "../../contract/ids.ts"

export class Bays extends Context.Service<
  Bays,
  {
    readonly find: (organizationId: OrganizationId, id: BayId) => Effect.Effect<Option.Option<BayView>>
    /** Locks the bay until the unit of work ends. */
    readonly lockBay: (organizationId: OrganizationId, id: BayId) => Effect.Effect<Option.Option<BayView>>
    /** Active or archived ones, by name. */
    readonly list: (
      organizationId: OrganizationId,
      archived: boolean
    ) => Effect.Effect<ReadonlyArray<BayView>>
    /** How many are not archived. Until the unit of work ends, no one else counts them. */
    readonly countActive: (organizationId: OrganizationId) => Effect.Effect<number>
    readonly add: (bay: BayView) => Effect.Effect<void, BayExists>
    readonly save: (bay: BayView) => Effect.Effect<void, BayExists>
  }
>()("maintenance/Bays") {}
