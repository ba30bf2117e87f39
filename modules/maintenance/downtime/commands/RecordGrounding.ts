import { CurrentActor, type OrganizationId, transactional } from "#kernel"
import type { VehicleId } from "#fleet/contract"
import { Effect } from "effect"
import { Downtime } from "../domain/Downtime.ts"
import { beginDowntime, endDowntimeOf } from "./changeDowntime.ts"

/**
 * Lets a vehicle be down for each defect that blocks it, and no longer for those that do not any more. Repeating it changes
 * nothing.
 */
export const recordGrounding = Effect.fn("maintenance.recordGrounding")(function* (
  organizationId: OrganizationId,
  vehicleId: VehicleId,
  at: Date
) {
  yield* transactional(groundedAt(organizationId, vehicleId, at)).pipe(
    Effect.provideService(CurrentActor, {
      _tag: "Job",
      name: "maintenance.record-grounding",
      organizationId
    })
  )
})

const groundedAt = Effect.fnUntraced(function* (
  organizationId: OrganizationId,
  vehicleId: VehicleId,
  at: Date
) {
  const downtime = yield* Downtime
  yield* downtime.lockVehicle(organizationId, vehicleId)
  const blocking = yield* downtime.blockingDefects(organizationId, vehicleId)
  const reasons = yield* downtime.ofVehicle(organizationId, vehicleId)
  const lasting = reasons.flatMap(({ ends_at, defect_id }) =>
    ends_at === null && defect_id !== null ? [defect_id] : []
  )
  const of = { organizationId, vehicleId }
  for (const defectId of blocking.filter((id) => !lasting.includes(id)))
    yield* beginDowntime(
      { ...of, source: { defectId } },
      { cause: "breakdown", planned: false, at, by: null }
    )
  for (const defectId of lasting.filter((id) => !blocking.includes(id)))
    yield* endDowntimeOf({ ...of, source: { defectId } }, at)
})
