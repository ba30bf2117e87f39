import { OrganizationId, UserId } from "#kernel"
import { Context, type Effect, type Option, Schema } from "effect"
import type { AmountTooLarge, TimerRunning } from "../../contract/errors/workOrders.ts"
import { LaborId, WorkOrderId, WorkOrderLineId } from "../../contract/ids.ts"

/** Time that a technician worked on a line; without an end while the timer runs. */
export const LaborEntry = Schema.Struct({
  organization_id: OrganizationId,
  id: LaborId,
  work_order_id: WorkOrderId,
  line_id: WorkOrderLineId,
  technician_id: UserId,
  started_at: Schema.Date,
  ended_at: Schema.NullOr(Schema.Date),
  billable: Schema.Boolean
})
export type LaborEntry = typeof LaborEntry.Type

/** Callers lock the work order before they change anything. */
export class Labor extends Context.Service<
  Labor,
  {
    readonly find: (organizationId: OrganizationId, id: LaborId) => Effect.Effect<Option.Option<LaborEntry>>
    /** Of all lines of a work order, earliest first. */
    readonly of: (
      organizationId: OrganizationId,
      workOrderId: WorkOrderId
    ) => Effect.Effect<ReadonlyArray<LaborEntry>>
    /** Fails if a timer of the technician is running and this is another one. */
    readonly add: (entry: LaborEntry) => Effect.Effect<void, TimerRunning | AmountTooLarge>
    readonly stop: (entry: LaborEntry, at: Date) => Effect.Effect<void, AmountTooLarge>
    readonly remove: (entry: LaborEntry) => Effect.Effect<void>
  }
>()("maintenance/Labor") {}
