import type { OrganizationId, UserId } from "#kernel"
import { VehicleDirectory } from "#fleet"
import { Effect } from "effect"
import type { DowntimeView } from "../../contract/downtime.ts"
import { peopleNamed } from "../../workorders/queries/viewed.ts"
import type { DowntimeReason } from "../domain/Downtime.ts"
import type { ListedDowntime } from "./DowntimeList.ts"

/** Downtime as people see it, with the names of vehicles and people. */
export const downtimeViews = Effect.fnUntraced(function* (
  organizationId: OrganizationId,
  reasons: ReadonlyArray<ListedDowntime>
) {
  const vehicles = yield* VehicleDirectory.use((all) =>
    all.named(organizationId, [...new Set(reasons.map(({ vehicle_id }) => vehicle_id))])
  )
  const names = new Map(vehicles.map(({ id, name }) => [id, name]))
  const named = yield* peopleNamed(reasons.map(({ recorded_by }) => recorded_by))
  const personOf = (id: UserId | null) => id && named(id)
  return reasons.map(({ id, vehicle_id, work_order_id, number, recorded_by, ...reason }): DowntimeView => ({
    id,
    vehicle: { id: vehicle_id, name: names.get(vehicle_id) ?? "" },
    cause: reason.cause,
    planned: reason.planned,
    from: reason.starts_at,
    until: reason.ends_at,
    note: reason.note,
    work_order: work_order_id !== null && number !== null ? { id: work_order_id, number } : null,
    defect_id: reason.defect_id,
    recorded_by: personOf(recorded_by),
    version: reason.version
  }))
})

/** The same for one that was recorded by hand. */
export const downtimeView = Effect.fnUntraced(function* (reason: DowntimeReason) {
  const [view] = yield* downtimeViews(reason.organization_id, [{ ...reason, number: null }])
  return yield* Effect.orDie(Effect.fromNullishOr(view))
})
