import { type OrganizationId, orNotFound } from "#kernel"
import { Effect } from "effect"
import { SourceIsOver, WorkOrderWasChanged } from "../../contract/errors/workOrders.ts"
import type { RecallId } from "../../contract/ids.ts"
import { workOrderName } from "../../contract/workOrderLink.ts"
import { todayOf } from "../../defects/queries/todayOf.ts"
import { saveRecall } from "../../recalls/commands/changeRecall.ts"
import { Campaigns } from "../../recalls/domain/Campaigns.ts"
import { type Recall, Recalls } from "../../recalls/domain/Recalls.ts"
import { type Decision, done, mayBecome, undone } from "../../recalls/domain/rules.ts"
import { happenedTo } from "../../recalls/domain/timeline.ts"
import { type WorkOrderLine, WorkOrderLines } from "../domain/WorkOrderLines.ts"
import type { WorkOrder } from "../domain/WorkOrders.ts"

/** Recalls with their campaigns. */
const withCampaigns = Effect.fnUntraced(function* (
  organizationId: OrganizationId,
  recalls: ReadonlyArray<Recall>
) {
  const ids = recalls.map(({ campaign_id }) => campaign_id)
  const campaigns = yield* Campaigns.use((all) => all.byIds(organizationId, ids))
  return recalls.flatMap((recall) =>
    campaigns.filter(({ id }) => id === recall.campaign_id).map((campaign) => ({ recall, campaign }))
  )
})

const recallsOn = Effect.fnUntraced(function* (
  { organization_id, id }: WorkOrder,
  known?: ReadonlyArray<WorkOrderLine>
) {
  const lines = known ?? (yield* WorkOrderLines.use((all) => all.of(organization_id, id)))
  const ids = lines.map(({ recall_id }) => recall_id).filter((one) => one !== null)
  if (ids.length === 0) return []
  return yield* withCampaigns(organization_id, yield* Recalls.use((all) => all.byIds(organization_id, ids)))
})

type OneRecall = Effect.Success<ReturnType<typeof recallsOn>>[number]

/** Stores a recall that nobody else has changed meanwhile. */
const saved = ({ recall, campaign }: OneRecall, action: `recall.${string}`) =>
  saveRecall(recall, campaign, action).pipe(
    Effect.catchTag("RecallWasChanged", () => Effect.fail(new WorkOrderWasChanged()))
  )

/** Notes on a recall that it is in a work order. */
export const takeRecallIntoWork = Effect.fnUntraced(function* (order: WorkOrder, id: RecallId, at: Date) {
  const recall = yield* Recalls.use((recalls) => recalls.find(order.organization_id, id)).pipe(
    orNotFound("recall")
  )
  // One that is in an open work order was refused already.
  if (!mayBecome(recall, "scheduled")) return yield* new SourceIsOver()
  for (const one of yield* withCampaigns(order.organization_id, [undone(recall, order, at)]))
    yield* saved(one, "recall.scheduled")
})

/** Notes that recalls are no longer in a work order: all of its lines, or one. Those that are done stay with it. */
export const releaseRecalls = Effect.fnUntraced(function* (order: WorkOrder, at: Date, only?: RecallId) {
  const recalls = yield* recallsOn(order)
  for (const { recall, campaign } of recalls)
    if (recall.state === "scheduled" && (only === undefined || recall.id === only))
      yield* saved({ recall: undone(recall, null, at), campaign }, "recall.unscheduled")
})

/** The same for all that are open, of a work order that is open again. */
export const retakeRecalls = Effect.fnUntraced(function* (order: WorkOrder, at: Date) {
  for (const { recall, campaign } of yield* recallsOn(order))
    if (recall.state === "open")
      yield* saved({ recall: undone(recall, order, at), campaign }, "recall.scheduled")
})

/** The recalls of a work order that are done when it is closed. */
export const scheduledRecallsOf = (order: WorkOrder, lines: ReadonlyArray<WorkOrderLine>) =>
  Effect.map(recallsOn(order, lines), (all) => all.filter(({ recall }) => recall.state === "scheduled"))

/** What the timeline says of them then. */
export const recallsCarriedOut = (recalls: ReadonlyArray<OneRecall>, { number }: WorkOrder, at: Date) =>
  recalls.map(({ recall, campaign }) =>
    happenedTo(recall, campaign, "done", at, { work_order: workOrderName(number) })
  )

/** Marks recalls as done on the day on which their work order is closed. */
export const finishRecalls = Effect.fnUntraced(function* (
  organizationId: OrganizationId,
  recalls: ReadonlyArray<OneRecall>,
  signed: Decision
) {
  if (recalls.length === 0) return
  const done_on = yield* todayOf(organizationId)
  for (const { recall, campaign } of recalls)
    yield* saved({ recall: done(recall, { done_on, note: null }, signed), campaign }, "recall.done")
})
