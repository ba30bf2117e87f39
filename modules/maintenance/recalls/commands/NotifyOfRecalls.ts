import { CurrentActor, type EventEnvelope, notify, transactional } from "#kernel"
import { Memberships } from "#tenancy"
import { Effect } from "effect"
import type { RecallsAnnounced } from "../../contract/events/recalls.ts"
import { wordsForCampaigns } from "../domain/words.ts"
import { recallsAnnounced } from "../notifications.ts"

/** Notifies those who plan services of campaigns that may concern vehicles, once per campaign. */
export const notifyOfRecalls = Effect.fn("maintenance.notifyOfRecalls")(function* (
  event: RecallsAnnounced,
  { id: eventId }: Pick<EventEnvelope, "id">
) {
  const { organizationId, only } = event
  const people = yield* Memberships.use((all) => all.holding(organizationId, "services.edit")).pipe(
    transactional,
    Effect.provideService(CurrentActor, {
      _tag: "Job",
      name: "maintenance.notify-of-recalls",
      organizationId
    })
  )
  const link =
    only === null ? "/services/recalls" : (`/services/recalls?campaign=${only.campaignId}` as const)
  yield* Effect.forEach(
    people,
    (userId) =>
      notify({
        kind: recallsAnnounced,
        eventId,
        userId,
        organizationId,
        link,
        words: wordsForCampaigns(event)
      }),
    { discard: true }
  )
})
