import { type OrganizationId, orNotFound } from "#kernel"
import { Effect, Struct } from "effect"
import type { CampaignId, RecallId } from "../../contract/ids.ts"
import type { RecallView } from "../../contract/recallViews.ts"
import { vehicleNames } from "../../schedules/queries/serviceViews.ts"
import { peopleNamed } from "../../workorders/queries/viewed.ts"
import { WorkOrderLinks } from "../../workorders/queries/WorkOrderLinks.ts"
import { type ListedRecall, RecallList } from "./RecallList.ts"

/** Recalls as people see them, in the same order, with the names of vehicles, people and work orders. */
export const recallViews = Effect.fnUntraced(function* (
  organizationId: OrganizationId,
  rows: ReadonlyArray<ListedRecall>
) {
  const names = yield* vehicleNames(organizationId, rows)
  const named = yield* peopleNamed(rows.map(({ decided_by }) => decided_by))
  const orders = rows.map(({ work_order_id }) => work_order_id).filter((id) => id !== null)
  const links = yield* WorkOrderLinks.use((all) => all.named(organizationId, [...new Set(orders)]))
  return rows.map((row): RecallView => ({
    ...Struct.omit(row, ["vehicle_id", "campaign_id", "work_order_id", "updated_at"]),
    vehicle: { id: row.vehicle_id, name: names.get(row.vehicle_id) ?? "" },
    decided_by: row.decided_by && named(row.decided_by),
    work_order: links.find(({ id }) => id === row.work_order_id) ?? null
  }))
})

/** One recall. */
export const recallView = Effect.fnUntraced(function* (organizationId: OrganizationId, id: RecallId) {
  const row = yield* RecallList.use((list) => list.one(organizationId, id)).pipe(orNotFound("recall"))
  const [view] = yield* recallViews(organizationId, [row])
  return yield* Effect.orDie(Effect.fromNullishOr(view))
})

/** One campaign. */
export const campaignView = (organizationId: OrganizationId, id: CampaignId) =>
  RecallList.use((list) => list.campaign(organizationId, id)).pipe(orNotFound("campaign"))
