import { OrganizationId, UserId } from "#kernel"
import { VehicleId } from "#fleet/contract"
import { Context, type Effect, type Option, Schema, Struct } from "effect"
import { CampaignId, type RecallId, WorkOrderId } from "../../contract/ids.ts"
import { RecallView } from "../../contract/recallViews.ts"

/** A recall of a vehicle as it is stored. */
export const Recall = Schema.Struct({
  organization_id: OrganizationId,
  ...Struct.pick(RecallView.fields, [
    "id",
    "state",
    "note",
    "done_on",
    "decided_at",
    "created_at",
    "version"
  ]),
  campaign_id: CampaignId,
  vehicle_id: VehicleId,
  decided_by: Schema.NullOr(UserId),
  work_order_id: Schema.NullOr(WorkOrderId),
  updated_at: Schema.Date
})
export type Recall = typeof Recall.Type

export class Recalls extends Context.Service<
  Recalls,
  {
    readonly find: (organizationId: OrganizationId, id: RecallId) => Effect.Effect<Option.Option<Recall>>
    readonly byIds: (
      organizationId: OrganizationId,
      ids: ReadonlyArray<RecallId>
    ) => Effect.Effect<ReadonlyArray<Recall>>
    /** Stores a recall as its next version. Returns whether it is still the version that it was read as. */
    readonly save: (recall: Recall) => Effect.Effect<boolean>
  }
>()("maintenance/Recalls") {}
