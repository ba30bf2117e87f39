import { type Input, now, permitted, transactional } from "#kernel"
import { MeterReadings, Occupancy, VehicleTimeline } from "#fleet"
import { Effect, Option } from "effect"
import type { WorkOrderId } from "../../contract/ids.ts"
import type { StartWork } from "../../contract/workOrderSteps.ts"
import { workOrderName } from "../../contract/workOrderLink.ts"
import { beginDowntime } from "../../downtime/commands/changeDowntime.ts"
import { downtimeOfKind } from "../domain/downtime.ts"
import { happened } from "../domain/timeline.ts"
import type { WorkOrder } from "../domain/WorkOrders.ts"
import { workOrderDetails } from "../queries/workOrderDetails.ts"
import { announceDecision } from "./announceDecision.ts"
import { announceOrder, orderFor, savedOrder } from "./changeWorkOrder.ts"
import { requireSpending } from "./requireSpending.ts"
import { dialReading, lifeOf } from "./workshopReading.ts"

type Entered = Input<typeof StartWork>["body"]

/** Starts the work now. The vehicle is blocked from now on, and its downtime begins. */
export const startWork = Effect.fn("maintenance.startWork")(function* (id: WorkOrderId, entered: Entered) {
  const member = yield* permitted("workorders.edit")
  const { organizationId, userId } = member
  const before = yield* orderFor("start", organizationId, id, entered.expected_version)
  const at = yield* now
  const approved = yield* requireSpending(before, member, at)
  const hold_id = entered.without_hold === true ? before.hold_id : yield* heldNow(before, entered, at)
  const { reading = null } = entered
  if (reading !== null)
    yield* MeterReadings.use((readings) => readings.record(dialReading(before, reading, at)))
  yield* VehicleTimeline.use((timeline) => timeline.record([happened(before, "started", at)]))
  const { m: in_m, s: in_s, estimated: in_estimated } = yield* lifeOf(before, at)
  const order = {
    ...approved,
    in_m,
    in_s,
    in_estimated,
    hold_id,
    state: "in_progress" as const,
    started_at: at
  }
  yield* savedOrder(order, at)
  const of = { organizationId, vehicleId: before.vehicle_id, source: { workOrderId: id } }
  yield* beginDowntime(of, { ...downtimeOfKind(before.kind), at, by: userId })
  yield* announceOrder(order, "work_order.started")
  yield* announceDecision(before, { by: userId, approved: true, reason: null })
  return yield* workOrderDetails(member, id)
}, transactional)

/** The hold of the work order from now on: the scheduled one, if someone did not end it, or a new one. */
const heldNow = Effect.fnUntraced(function* (
  { organization_id: organizationId, id, vehicle_id: vehicleId, hold_id: holdId, number, title }: WorkOrder,
  { until = null, on_conflict }: Entered,
  at: Date
) {
  if (holdId !== null) {
    const started = yield* Occupancy.use((occupancy) => occupancy.start({ organizationId, holdId })).pipe(
      Effect.asSome,
      Effect.catchTag("HoldIsOver", () => Effect.succeedNone),
      Effect.catchTag("HoldIsGrounding", Effect.die)
    )
    if (Option.isSome(started)) return holdId
  }
  const { hold } = yield* Occupancy.use((occupancy) =>
    occupancy.take(organizationId, {
      vehicleId,
      kind: "maintenance",
      starts_at: at,
      due_at: until,
      held_for: workOrderName(number),
      note: title,
      source: { module: "maintenance", id },
      ...(on_conflict && { onConflict: on_conflict })
    })
  ).pipe(Effect.catchTag("HoldNeedsEnd", Effect.die))
  return hold.id
})
