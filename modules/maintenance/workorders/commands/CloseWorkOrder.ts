import { type Input, type Member, now, permitted, publish, transactional } from "#kernel"
import { MeterReadings, Occupancy, Safety, VehicleTimeline } from "#fleet"
import { Effect } from "effect"
import { CertificationMissing } from "../../contract/errors/defects.ts"
import { WorkOrderWasChanged } from "../../contract/errors/workOrders.ts"
import { WorkOrderClosed } from "../../contract/events/workOrders.ts"
import type { WorkOrderId } from "../../contract/ids.ts"
import type { CloseWorkOrder } from "../../contract/workOrderEnds.ts"
import type { Defect } from "../../defects/domain/Defect.ts"
import { endDowntimeOf } from "../../downtime/commands/changeDowntime.ts"
import { timelineEntries } from "../../schedules/commands/timelineEntries.ts"
import { needsRelease } from "../domain/lines.ts"
import { happened, resolvedIn } from "../domain/timeline.ts"
import { type WorkOrderLine, WorkOrderLines } from "../domain/WorkOrderLines.ts"
import type { WorkOrder } from "../domain/WorkOrders.ts"
import { workOrderDetails } from "../queries/workOrderDetails.ts"
import { announceDecision } from "./announceDecision.ts"
import { announceOrder, lockAsSeen, orderFor, savedOrder } from "./changeWorkOrder.ts"
import { openDefectsOf, resolveDefects } from "./defectsOfOrder.ts"
import { finishRecalls, recallsCarriedOut, scheduledRecallsOf } from "./recallsOfOrder.ts"
import { requireFinished } from "./requireFinished.ts"
import { requireSpending, requireWarrantyDecided } from "./requireSpending.ts"
import { completeServices } from "./servicesOfOrder.ts"
import { dialReading, lifeOf } from "./workshopReading.ts"

type Entered = Input<typeof CloseWorkOrder>["body"]

/**
 * Closes a work order whose lines are all done. Its services are completed with its reading, its defects fixed, its
 * recalls done, and the vehicle is free and no longer down. Its totals do not change any more.
 */
export const closeWorkOrder = Effect.fn("maintenance.closeWorkOrder")(function* (
  id: WorkOrderId,
  entered: Entered
) {
  const member = yield* permitted("workorders.edit")
  const { organizationId } = member
  const before = yield* orderFor("close", organizationId, id, entered.expected_version)
  const seen = yield* WorkOrderLines.use((all) => all.of(organizationId, id))
  const at = yield* now
  yield* requireDecided(before, seen, member, at)
  const defects = yield* openDefectsOf(before, seen)
  const recalls = yield* scheduledRecallsOf(before, seen)
  yield* leaveWorkshop(before, defects, entered, at)
  yield* VehicleTimeline.use((timeline) => timeline.record(recallsCarriedOut(recalls, before, at)))
  const locked = yield* lockAsSeen(before)
  const lines = yield* WorkOrderLines.use((all) => all.of(organizationId, id))
  const approved = yield* requireDecided(locked, lines, member, at)
  yield* requireAsSeen(locked, lines, [...defects, ...recalls.map(({ recall }) => recall)])
  yield* requireFinished(locked, lines)
  const life = yield* lifeOf(before, at)
  const order: WorkOrder = {
    ...approved,
    state: "closed",
    finished_at: at,
    hold_id: null,
    reason: null,
    out_m: life.m,
    out_s: life.s,
    out_estimated: life.estimated
  }
  const signed = { by: member.userId, at }
  const fixed = yield* resolveDefects(defects, lines, entered.certification ?? null, signed)
  yield* finishRecalls(organizationId, recalls, signed)
  const services = yield* completeServices(order, lines, life, signed)
  const entries = yield* timelineEntries(organizationId, services, "service.completed")
  yield* VehicleTimeline.use((timeline) =>
    timeline.record([...fixed.map((defect) => resolvedIn(order, defect, at)), ...entries])
  )
  yield* savedOrder(order, at)
  const of = { organizationId, vehicleId: order.vehicle_id, source: { workOrderId: id } }
  yield* endDowntimeOf(of, at)
  yield* announceClosed(order)
  yield* announceDecision(before, { by: member.userId, approved: true, reason: null })
  return yield* workOrderDetails(member, id)
}, transactional)

/** Fails unless spending and warranties are decided. Returns the work order with its approval. */
const requireDecided = Effect.fnUntraced(function* (
  order: WorkOrder,
  lines: ReadonlyArray<WorkOrderLine>,
  member: Member,
  at: Date
) {
  const approved = yield* requireSpending(order, member, at, lines)
  yield* requireWarrantyDecided(order, lines)
  return approved
})

/** What the work order repairs is what was seen before it was locked: lines may have been added or changed meanwhile. */
const requireAsSeen = Effect.fnUntraced(function* (
  locked: WorkOrder,
  lines: ReadonlyArray<WorkOrderLine>,
  seen: ReadonlyArray<{ readonly id: string }>
) {
  const recalls = yield* scheduledRecallsOf(locked, lines)
  const open = [...(yield* openDefectsOf(locked, lines)), ...recalls.map(({ recall }) => recall)]
  const ids = new Set<string>(seen.map(({ id }) => id))
  if (ids.size !== open.length || !open.every(({ id }) => ids.has(id))) yield* new WorkOrderWasChanged()
})

/** Signs the release of a vehicle that was blocked, frees it, and records what it shows. */
const leaveWorkshop = Effect.fnUntraced(function* (
  order: WorkOrder,
  defects: ReadonlyArray<Defect>,
  { reading = null, certification = null, release = false }: Entered,
  at: Date
) {
  const { organization_id: organizationId, hold_id: holdId } = order
  const blocking = defects.filter(needsRelease)
  if (blocking.length > 0 && (certification === null || !release)) return yield* new CertificationMissing()
  for (const { safety_block_id } of blocking)
    if (safety_block_id !== null)
      yield* Safety.use((safety) =>
        safety.release(organizationId, safety_block_id, certification ?? "")
      ).pipe(Effect.catchTag("SafetyBlockIsReleased", () => Effect.void))
  if (holdId !== null)
    yield* Occupancy.use((occupancy) => occupancy.release({ organizationId, holdId })).pipe(
      Effect.catchTag("HoldIsGrounding", Effect.die)
    )
  if (reading !== null)
    yield* MeterReadings.use((readings) => readings.record(dialReading(order, reading, at)))
  yield* VehicleTimeline.use((timeline) => timeline.record([happened(order, "closed", at)]))
})

const announceClosed = Effect.fnUntraced(function* (order: WorkOrder) {
  const { organization_id: organizationId, vehicle_id: vehicleId, id: workOrderId } = order
  const { number, total_minor: totalMinor, currency } = order
  yield* announceOrder(order, "work_order.closed")
  yield* publish(
    new WorkOrderClosed({ organizationId, vehicleId, workOrderId, number, totalMinor, currency })
  )
})
