import { CurrentActor, dayIn, now, type OrganizationId, transactional } from "#kernel"
import { OrganizationDirectory } from "#tenancy"
import { Effect, Exit } from "effect"
import { Forecasts } from "../domain/Forecasts.ts"
import { refreshServices } from "./RefreshServices.ts"

/**
 * Brings services up to date with the new day, of all organizations in which one has begun where they are; one that fails stops
 * no other. Runs as the system role.
 */
export const forecastServices = Effect.fn("maintenance.forecastServices")(
  function* () {
    const at = yield* now
    const organizations = yield* transactional(computed)
    const results = yield* Effect.forEach(organizations, ({ id, timeZone, computedFor }) =>
      Effect.exit(forecast(id, timeZone, computedFor, at))
    )
    for (const result of results) if (Exit.isFailure(result)) yield* result
  },
  Effect.provideService(CurrentActor, { _tag: "Job", name: "maintenance.forecast-services" })
)

/** The organizations with services, and the day for which these were computed. */
const computed = Effect.gen(function* () {
  const forecasts = yield* Forecasts.use((all) => all.all)
  const ids = forecasts.map(({ organization_id }) => organization_id)
  const names = yield* OrganizationDirectory.use((directory) => directory.namesOf(ids))
  return forecasts.map(({ organization_id: id, computed_for: computedFor }) => ({
    id,
    computedFor,
    timeZone: names.get(id)?.time_zone ?? "UTC"
  }))
})

/** The day is stored last: what was interrupted is computed again an hour later. */
const forecast = Effect.fnUntraced(function* (
  id: OrganizationId,
  timeZone: string,
  computedFor: string | null,
  at: Date
) {
  const today = dayIn(timeZone, at)
  if (today === computedFor) return
  yield* refreshServices(id)
  yield* transactional(Forecasts.use((forecasts) => forecasts.save(id, today)))
})
