import type { OrganizationId } from "#kernel"
import { Context, type Effect } from "effect"
import type { WorkingWeek } from "../../contract/planning.ts"

export class WorkingHours extends Context.Service<
  WorkingHours,
  {
    /** Empty until they are set. */
    readonly find: (organizationId: OrganizationId) => Effect.Effect<WorkingWeek>
    readonly save: (organizationId: OrganizationId, week: WorkingWeek) => Effect.Effect<void>
  }
>()("maintenance/WorkingHours") {}
