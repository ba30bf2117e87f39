import { type Input, now, permitted, transactional } from "#kernel"
import { Occupancy, VehicleTimeline } from "#fleet"
import { Effect } from "effect"
import type { WorkOrderId } from "../../contract/ids.ts"
import type { ScheduleWorkOrder } from "../../contract/workOrderSteps.ts"
import { requireBay, requireFree } from "../../planning/commands/requireFree.ts"
import { scheduledHold } from "../domain/rules.ts"
import { happened } from "../domain/timeline.ts"
import { workOrderDetails } from "../queries/workOrderDetails.ts"
import { announceDecision } from "./announceDecision.ts"
import { announceAssignee, requireTechnician } from "./assignee.ts"
import { announceOrder, orderFor, plannedOrder } from "./changeWorkOrder.ts"
import { requireSpending } from "./requireSpending.ts"

/** Schedules a work order, or moves it to another time. The vehicle is blocked for it in the same transaction. */
export const scheduleWorkOrder = Effect.fn("maintenance.scheduleWorkOrder")(function* (
  id: WorkOrderId,
  { expected_version, from, to, on_conflict, ...planned }: Input<typeof ScheduleWorkOrder>["body"]
) {
  const member = yield* permitted("workorders.edit")
  const { organizationId } = member
  const before = yield* orderFor("schedule", organizationId, id, expected_version)
  const at = yield* now
  const approved = yield* requireSpending(before, member, at)
  const { bay_id = before.bay_id, assigned_to = before.assigned_to } = planned
  if (assigned_to !== before.assigned_to) yield* requireTechnician(organizationId, assigned_to)
  if (bay_id !== before.bay_id) yield* requireBay(organizationId, bay_id)
  const { hold_id: holdId } = before
  // A grounding is never the hold of a work order.
  if (holdId !== null)
    yield* Occupancy.use((occupancy) => occupancy.release({ organizationId, holdId })).pipe(
      Effect.catchTag("HoldIsGrounding", Effect.die)
    )
  const { hold } = yield* Occupancy.use((occupancy) =>
    occupancy.take(organizationId, {
      ...scheduledHold(before, from, to),
      ...(on_conflict && { onConflict: on_conflict })
    })
  ).pipe(Effect.catchTag("HoldNeedsEnd", Effect.die))
  const details = { from: from.toISOString(), to: to.toISOString() }
  yield* VehicleTimeline.use((timeline) => timeline.record([happened(before, "scheduled", at, details)]))
  const order = {
    ...approved,
    state: "scheduled" as const,
    bay_id,
    assigned_to,
    scheduled_from: from,
    scheduled_to: to,
    hold_id: hold.id
  }
  yield* requireFree(order)
  yield* plannedOrder(order, at)
  yield* announceOrder(order, "work_order.scheduled")
  yield* announceDecision(before, { by: member.userId, approved: true, reason: null })
  if (assigned_to !== before.assigned_to) yield* announceAssignee(order, member.userId)
  return yield* workOrderDetails(member, id)
}, transactional)
