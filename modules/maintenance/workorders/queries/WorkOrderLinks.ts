import type { OrganizationId } from "#kernel"
import { Context, type Effect } from "effect"
import type { WorkOrderId } from "../../contract/ids.ts"
import type { WorkOrderLink } from "../../contract/workOrderLink.ts"

/** The numbers of work orders, for views of what they are for. */
export class WorkOrderLinks extends Context.Service<
  WorkOrderLinks,
  {
    readonly named: (
      organizationId: OrganizationId,
      ids: ReadonlyArray<WorkOrderId>
    ) => Effect.Effect<ReadonlyArray<WorkOrderLink>>
  }
>()("maintenance/WorkOrderLinks") {}
