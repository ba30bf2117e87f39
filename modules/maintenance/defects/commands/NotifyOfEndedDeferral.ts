import { CurrentActor, type EventEnvelope, notify, transactional } from "#kernel"
import { Memberships } from "#tenancy"
import { Effect } from "effect"
import type { DeferralEnded } from "../../contract/events/defects.ts"
import { wordsForEndedDeferral } from "../domain/words.ts"
import { deferralEnded } from "../notifications.ts"
import { aboutDefect } from "../queries/aboutDefect.ts"

/** Notifies the person who deferred a defect that it is open again, or those who take care of defects if they have left. */
export const notifyOfEndedDeferral = Effect.fn("maintenance.notifyOfEndedDeferral")(function* (
  event: DeferralEnded,
  { id: eventId }: Pick<EventEnvelope, "id">
) {
  const { organizationId, defectId } = event
  const { people, about } = yield* readers(event).pipe(
    Effect.provideService(CurrentActor, {
      _tag: "Job",
      name: "maintenance.notify-of-ended-deferral",
      organizationId
    })
  )
  if (about === undefined) return
  const content = {
    link: `/services/defects?defect=${defectId}` as const,
    words: wordsForEndedDeferral(about)
  }
  yield* Effect.forEach(
    people,
    (userId) => notify({ kind: deferralEnded, eventId, userId, organizationId, ...content }),
    { discard: true }
  )
})

const readers = Effect.fnUntraced(function* ({ organizationId, defectId, deferredBy }: DeferralEnded) {
  const able = yield* Memberships.use((all) => all.holding(organizationId, "defects.edit"))
  const people = able.filter((userId) => userId === deferredBy)
  return { people: people.length > 0 ? people : able, about: yield* aboutDefect(organizationId, defectId) }
}, transactional)
