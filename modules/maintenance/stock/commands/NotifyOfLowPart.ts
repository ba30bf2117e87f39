import { CurrentActor, type EventId, notify, transactional } from "#kernel"
import { Memberships } from "#tenancy"
import { Effect } from "effect"
import type { PartReachedReorderPoint } from "../../contract/events/parts.ts"
import { wordsForLowPart } from "../domain/words.ts"
import { partLow } from "../notifications.ts"

/** Notifies those who take care of parts that one should be ordered. */
export const notifyOfLowPart = Effect.fn("maintenance.notifyOfLowPart")(function* (
  { organizationId, ...part }: PartReachedReorderPoint,
  eventId: EventId
) {
  const people = yield* transactional(
    Memberships.use((all) => all.holding(organizationId, "parts.edit"))
  ).pipe(
    Effect.provideService(CurrentActor, {
      _tag: "Job",
      name: "maintenance.notify-of-low-part",
      organizationId
    })
  )
  const content = { link: "/services/parts?low=true" as const, words: wordsForLowPart(part) }
  yield* Effect.forEach(
    people,
    (userId) => notify({ kind: partLow, eventId, userId, organizationId, ...content }),
    { discard: true }
  )
})
