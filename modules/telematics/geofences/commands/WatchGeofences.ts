import { CurrentActor, now, type OrganizationId, transactional } from "#kernel"
import type { VehicleId } from "#fleet/contract"
import { Effect } from "effect"
import { Crossings } from "../domain/Crossings.ts"
import { type VehicleWithNews, Watching } from "../domain/Watching.ts"
import { watchSilent } from "./watchSilent.ts"
import { VEHICLES, watchVehicles } from "./watchVehicles.ts"

const actor = { _tag: "Job", name: "telematics.watch-geofences" } as const
const WATCHING_FAILED = "Vehicles could not be compared with geofences"

/**
 * Compares the new positions of vehicles with geofences, in all organizations. Positions count once and in the order of
 * their times: repeated and concurrent runs change nothing. Runs as the system role.
 */
export const watchGeofences = Effect.fn("telematics.watchGeofences")(function* () {
  const organizations = yield* transactional(Watching.use((watching) => watching.organizations)).pipe(
    Effect.provideService(CurrentActor, actor)
  )
  yield* Effect.forEach(organizations, watchOrganization, { discard: true })
})

const watchOrganization = Effect.fnUntraced(
  function* (organizationId: OrganizationId) {
    let after: VehicleId | null = null
    do {
      const vehicles: ReadonlyArray<VehicleWithNews> = yield* transactional(
        watchVehicles(organizationId, after)
      )
      after = vehicles.length < VEHICLES ? null : (vehicles.at(-1)?.vehicle_id ?? null)
    } while (after !== null)
    yield* transactional(watchSilent(organizationId))
    const at = yield* now
    yield* transactional(Crossings.use((crossings) => crossings.forget(organizationId, at)))
  },
  (watching, organizationId) =>
    Effect.provideService(watching, CurrentActor, { ...actor, organizationId }).pipe(
      // One failing organization must not stop the others; the next run tries it again.
      Effect.catchCause((cause) => Effect.logError(WATCHING_FAILED, cause)),
      Effect.annotateLogs({ organizationId })
    )
)
