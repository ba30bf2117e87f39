import { type Input, newId, now, orNotFound, permitted, transactional } from "#kernel"
import { VehicleTimeline } from "#fleet"
import { OrganizationDirectory } from "#tenancy"
import { Effect } from "effect"
import { WorkOrderId } from "../../contract/ids.ts"
import type { OpenWorkOrder } from "../../contract/workOrders.ts"
import { newWorkOrder } from "../domain/rules.ts"
import { happened } from "../domain/timeline.ts"
import { WorkOrders } from "../domain/WorkOrders.ts"
import { workOrderDetails } from "../queries/workOrderDetails.ts"
import { addedLines } from "./addedLines.ts"
import { announceAssignee, requireTechnician } from "./assignee.ts"
import { announceOrder } from "./changeWorkOrder.ts"
import { requireInFleet } from "./requireInFleet.ts"

/** Opens a work order as a draft, with lines for services and defects of the vehicle. */
export const openWorkOrder = Effect.fn("maintenance.openWorkOrder")(function* ({
  lines = [],
  ...entered
}: Input<typeof OpenWorkOrder>["body"]) {
  const member = yield* permitted("workorders.edit")
  const { organizationId, userId } = member
  const at = yield* now
  yield* requireInFleet(organizationId, entered.vehicle_id, at)
  yield* requireTechnician(organizationId, entered.assigned_to ?? null)
  const id = yield* newId(WorkOrderId)
  const { currency } = yield* OrganizationDirectory.use((all) => all.settingsOf(organizationId)).pipe(
    orNotFound("organization")
  )
  const orders = yield* WorkOrders
  const number = yield* orders.takeNumber(organizationId)
  const order = newWorkOrder(entered, userId, { id, organizationId, number, currency, at })
  yield* VehicleTimeline.use((timeline) => timeline.record([happened(order, "opened", at)]))
  yield* orders.add(order)
  yield* addedLines(order, lines, 0, at)
  yield* announceOrder(order, "work_order.opened")
  yield* announceAssignee(order, userId)
  return yield* workOrderDetails(member, id)
}, transactional)
