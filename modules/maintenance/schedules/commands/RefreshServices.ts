import { CurrentActor, type OrganizationId, transactional } from "#kernel"
import { VehicleDirectory } from "#fleet"
import type { VehicleId } from "#fleet/contract"
import { Effect } from "effect"
import { Schedules } from "../domain/Schedules.ts"
import { refreshVehicles } from "./refreshVehicles.ts"

/** So many vehicles in one unit of work. */
const BATCH = 500

/**
 * Brings the services of an organization's vehicles up to date, in batches by id: of all of them, or of those that were
 * changed since an instant.
 */
export const refreshServices = Effect.fn("maintenance.refreshServices")(function* (
  organizationId: OrganizationId,
  since: Date | null = null
) {
  let last: VehicleId | null = null
  for (;;) {
    const batch: ReadonlyArray<VehicleId> = yield* refreshBatch(organizationId, since, last).pipe(
      Effect.provideService(CurrentActor, {
        _tag: "Job",
        name: "maintenance.refresh-services",
        organizationId
      })
    )
    if (batch.length < BATCH) return
    last = batch.at(-1) ?? null
  }
})

const refreshBatch = Effect.fnUntraced(function* (
  organizationId: OrganizationId,
  since: Date | null,
  after: VehicleId | null
) {
  // An import of many vehicles runs this every second.
  if (!(yield* Schedules.use((all) => all.areInUse(organizationId)))) return []
  const vehicles = yield* VehicleDirectory.use((directory) =>
    directory.describedAfter(organizationId, after, BATCH, since)
  )
  yield* refreshVehicles(organizationId, vehicles)
  return vehicles.map(({ id }) => id)
}, transactional)
