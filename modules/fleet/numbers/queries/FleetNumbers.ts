import type { Cached, OrganizationId } from "#kernel"
import { Context, type Effect } from "effect"
import type { FleetNumbers as Numbers } from "../../contract/numbers.ts"

export class FleetNumbers extends Context.Service<
  FleetNumbers,
  {
    /** As of now, but for up to a minute without what changes by the passing of time alone. */
    readonly read: (organizationId: OrganizationId) => Effect.Effect<Cached<Numbers>>
  }
>()("fleet/FleetNumbers") {}
