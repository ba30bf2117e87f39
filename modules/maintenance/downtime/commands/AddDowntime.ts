import { type Input, newId, now, permitted, transactional } from "#kernel"
import type { VehicleId } from "#fleet/contract"
import { Effect } from "effect"
import type { AddDowntime } from "../../contract/downtime.ts"
import { DowntimeId } from "../../contract/ids.ts"
import { namedVehicle } from "../../queries/namedVehicle.ts"
import { Downtime, type DowntimeReason } from "../domain/Downtime.ts"
import { downtimeView } from "../queries/downtimeViews.ts"
import { announceDowntime, requirePeriod } from "./downtimeByHand.ts"

/** Records by hand that a vehicle can't be used, or couldn't. */
export const addDowntime = Effect.fn("maintenance.addDowntime")(function* (
  vehicleId: VehicleId,
  { from, until, ...entered }: Input<typeof AddDowntime>["body"]
) {
  const { organizationId, userId } = yield* permitted("workorders.edit")
  yield* namedVehicle(organizationId, vehicleId)
  const at = yield* now
  const reason: DowntimeReason = {
    ...entered,
    organization_id: organizationId,
    id: yield* newId(DowntimeId),
    vehicle_id: vehicleId,
    starts_at: from,
    ends_at: until,
    work_order_id: null,
    defect_id: null,
    recorded_by: userId,
    created_at: at,
    updated_at: at,
    version: 1
  }
  yield* requirePeriod(reason)
  const downtime = yield* Downtime
  yield* downtime.lockVehicle(organizationId, vehicleId)
  yield* downtime.add(reason)
  yield* announceDowntime(reason, "added")
  return yield* downtimeView(reason)
}, transactional)
