import { type Input, newId, now, orNotFound, permitted, transactional } from "#kernel"
import { Occupancy, VehicleTimeline } from "#fleet"
import { OrganizationDirectory } from "#tenancy"
import { Effect } from "effect"
import { TitleMissing } from "../../contract/errors/workOrders.ts"
import { WorkOrderId } from "../../contract/ids.ts"
import type { AcceptServiceProposal } from "../../contract/serviceProposals.ts"
import { namedVehicle } from "../../queries/namedVehicle.ts"
import { addedLines } from "../../workorders/commands/addedLines.ts"
import { announceAssignee, requireTechnician } from "../../workorders/commands/assignee.ts"
import { announceOrder, plannedOrder } from "../../workorders/commands/changeWorkOrder.ts"
import { requireSpending } from "../../workorders/commands/requireSpending.ts"
import { newWorkOrder, scheduledHold } from "../../workorders/domain/rules.ts"
import { happened } from "../../workorders/domain/timeline.ts"
import { WorkOrders } from "../../workorders/domain/WorkOrders.ts"
import { workOrderDetails } from "../../workorders/queries/workOrderDetails.ts"
import { titleOf } from "../domain/titleOf.ts"
import { Plan } from "../domain/Plan.ts"
import { requireBay, requireFree } from "./requireFree.ts"

type Accepted = Input<typeof AcceptServiceProposal>["body"]

/** Opens a work order for due services and defects and schedules it. Nothing is done if its time has been taken meanwhile. */
export const acceptServiceProposal = Effect.fn("maintenance.acceptServiceProposal")(function* (
  accepted: Accepted
) {
  const member = yield* permitted("workorders.edit")
  const { organizationId, userId } = member
  const at = yield* now
  const { vehicle_id, from, to, bay_id, technician_id: assigned_to } = accepted
  yield* namedVehicle(organizationId, vehicle_id)
  yield* requireTechnician(organizationId, assigned_to)
  yield* requireBay(organizationId, bay_id)
  const { currency } = yield* OrganizationDirectory.use((all) => all.settingsOf(organizationId)).pipe(
    orNotFound("organization")
  )
  const orders = yield* WorkOrders
  const titles = yield* Plan.use((plan) =>
    plan.titles(organizationId, accepted.occurrence_ids, accepted.defect_ids)
  )
  if (titles.length === 0) return yield* new TitleMissing()
  const kind = accepted.occurrence_ids.length > 0 ? ("preventive" as const) : ("corrective" as const)
  const opened = newWorkOrder({ vehicle_id, kind, title: titleOf(titles), assigned_to }, userId, {
    id: yield* newId(WorkOrderId),
    organizationId,
    number: yield* orders.takeNumber(organizationId),
    currency,
    at
  })
  const { hold } = yield* Occupancy.use((occupancy) =>
    occupancy.take(organizationId, scheduledHold(opened, from, to))
  ).pipe(Effect.catchTag("HoldNeedsEnd", Effect.die))
  const details = { from: from.toISOString(), to: to.toISOString() }
  yield* VehicleTimeline.use((timeline) =>
    timeline.record([happened(opened, "opened", at), happened(opened, "scheduled", at, details)])
  )
  yield* orders.add(opened)
  yield* addedLines(opened, linesOf(accepted), 0, at)
  // With the totals that follow from its lines.
  const draft = yield* orders.find(organizationId, opened.id).pipe(orNotFound("work order"))
  const order = {
    ...(yield* requireSpending(draft, member, at)),
    state: "scheduled" as const,
    scheduled_from: from,
    scheduled_to: to,
    bay_id,
    hold_id: hold.id
  }
  yield* requireFree(order)
  yield* plannedOrder(order, at)
  yield* announceOrder(order, "work_order.opened")
  yield* announceOrder(order, "work_order.scheduled")
  yield* announceAssignee(order, userId)
  return yield* workOrderDetails(member, order.id)
}, transactional)

const linesOf = ({ occurrence_ids, defect_ids }: Accepted) => [
  ...occurrence_ids.map((occurrence_id) => ({ occurrence_id })),
  ...defect_ids.map((defect_id) => ({ defect_id }))
]
