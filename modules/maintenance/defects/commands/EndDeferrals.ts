import { CurrentActor, dayIn, daysAfter, now, transactional } from "#kernel"
import { OrganizationDirectory } from "#tenancy"
import { Effect } from "effect"
import { Deferrals } from "../domain/Deferrals.ts"
import { endDeferral } from "./EndDeferral.ts"

/** Opens deferred defects again once their day has passed where the organization is. Runs as the system role. */
export const endDeferrals = Effect.fn("maintenance.endDeferrals")(
  function* () {
    const over = yield* transactional(deferralsThatAreOver)
    yield* Effect.forEach(over, ({ organization_id, id }) => endDeferral(organization_id, id), {
      discard: true
    })
  },
  Effect.provideService(CurrentActor, { _tag: "Job", name: "maintenance.end-deferrals" })
)

const deferralsThatAreOver = Effect.gen(function* () {
  const at = yield* now
  // No place on earth is further ahead than a day.
  const candidates = yield* Deferrals.use((all) => all.before(daysAfter(dayIn("UTC", at), 1)))
  const organizations = [...new Set(candidates.map(({ organization_id }) => organization_id))]
  const names = yield* OrganizationDirectory.use((directory) => directory.namesOf(organizations))
  return candidates.filter(
    ({ organization_id, deferred_until }) =>
      deferred_until < dayIn(names.get(organization_id)?.time_zone ?? "UTC", at)
  )
})
