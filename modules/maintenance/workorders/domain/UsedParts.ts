import type { OrganizationId } from "#kernel"
import { Context, type Effect, Schema } from "effect"
import type { AmountTooLarge } from "../../contract/errors/workOrders.ts"
import { type PartId, type WorkOrderId, WorkOrderLineId } from "../../contract/ids.ts"
import { UsedPart } from "../../contract/workOrderViews.ts"

/** Units of a part that a line used. */
export const UsedPartOfLine = Schema.Struct({ ...UsedPart.fields, line_id: WorkOrderLineId })
export type UsedPartOfLine = typeof UsedPartOfLine.Type

interface OneUse {
  readonly organizationId: OrganizationId
  readonly workOrderId: WorkOrderId
  readonly lineId: WorkOrderLineId
  readonly partId: PartId
  readonly unitPriceMinor: number
}

/** Callers lock the work order before they change anything. */
export class UsedParts extends Context.Service<
  UsedParts,
  {
    /** Of all lines of a work order, by name and price. */
    readonly of: (
      organizationId: OrganizationId,
      workOrderId: WorkOrderId
    ) => Effect.Effect<ReadonlyArray<UsedPartOfLine>>
    /** Adds units at a price. Those that were used at another one are separate. */
    readonly use: (one: OneUse, quantity: number) => Effect.Effect<void, AmountTooLarge>
    /** Takes units off that were used at this price, which are that many at least. */
    readonly giveBack: (one: OneUse, quantity: number) => Effect.Effect<void>
  }
>()("maintenance/UsedParts") {}
