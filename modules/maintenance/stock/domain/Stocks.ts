import type { OrganizationId } from "#kernel"
import { Context, type Effect } from "effect"
import type { PartId, VendorId, WorkOrderLineId } from "../../contract/ids.ts"
import type { Issued, Moved, PartStock } from "./Stock.ts"

/** A movement with what it belongs to. */
export interface NewMovement extends Moved {
  readonly work_order_line_id: WorkOrderLineId | null
  readonly vendor_id: VendorId | null
  readonly note: string | null
}

export interface IssuedToLine extends Issued {
  readonly part_id: PartId
  readonly work_order_line_id: WorkOrderLineId
}

export class Stocks extends Context.Service<
  Stocks,
  {
    /** By ascending id. Locked until the unit of work ends. */
    readonly lockAll: (
      organizationId: OrganizationId,
      ids: ReadonlyArray<PartId>
    ) => Effect.Effect<ReadonlyArray<PartStock>>
    /** What these lines have of each part. */
    readonly issuedTo: (
      organizationId: OrganizationId,
      lineIds: ReadonlyArray<WorkOrderLineId>
    ) => Effect.Effect<ReadonlyArray<IssuedToLine>>
    /** Stores movements of locked parts, by the person who acts, and the stock afterwards. */
    readonly save: (
      stocks: ReadonlyArray<PartStock>,
      movements: ReadonlyArray<NewMovement>,
      at: Date
    ) => Effect.Effect<void>
  }
>()("maintenance/Stocks") {}
