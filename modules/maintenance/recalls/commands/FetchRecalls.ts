import { CurrentActor, days, now, plus, transactional } from "#kernel"
import { VehicleModels } from "#fleet"
import { Effect } from "effect"
import { PublishedRecalls } from "../domain/PublishedRecalls.ts"
import { RecallAuthority } from "../domain/RecallAuthority.ts"
import { matchRecalls } from "./MatchRecalls.ts"

/** So many models are looked up in one run, one after the other. */
const MOST = 100

/** How many days what the authority said is good for. */
const FRESH = days(7)

/**
 * Looks up the makes, models and model years of vehicles in all fleets that were not looked up for a week, and compares
 * vehicles with what is new. Does nothing unless an authority is configured. Runs as the system role.
 */
export const fetchRecalls = Effect.fn("maintenance.fetchRecalls")(
  function* () {
    const { isConfigured, campaignsOf } = yield* RecallAuthority
    if (!isConfigured) return
    const at = yield* now
    const { models, organizations } = yield* transactional(staleModels(plus(at, -FRESH)))
    let isNew = false
    for (const model of models) {
      const answer = yield* campaignsOf(model)
      if (answer === "unavailable") break
      const campaigns = answer === "unclear" ? null : answer
      const isStored = yield* transactional(
        PublishedRecalls.use((published) => published.store(model, campaigns, at))
      )
      isNew ||= isStored
    }
    if (isNew)
      yield* Effect.forEach(organizations, (one) => matchRecalls(one, { since: null }), { discard: true })
  },
  Effect.provideService(CurrentActor, { _tag: "Job", name: "maintenance.fetch-recalls" })
)

const staleModels = Effect.fnUntraced(function* (since: Date) {
  const { inUse, organizations } = yield* VehicleModels
  const models = yield* inUse
  return {
    models: yield* PublishedRecalls.use((published) => published.stale(models, since, MOST)),
    organizations: yield* organizations
  }
})
