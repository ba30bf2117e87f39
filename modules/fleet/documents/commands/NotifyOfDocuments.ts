import { CurrentActor, dayIn, type EventEnvelope, notify, transactional } from "#kernel"
import { Memberships } from "#tenancy"
import { Effect, Option } from "effect"
import type { DocumentRemindersSent } from "../../contract/events.ts"
import { vehicleName } from "../../contract/vehicleViews.ts"
import { Vehicles } from "../../vehicles/domain/Vehicles.ts"
import { wordsForOne, wordsForSeveral } from "../domain/words.ts"
import { documentsExpiring } from "../notifications.ts"

type Event = Pick<EventEnvelope, "id" | "occurredAt">

/** Notifies those who manage vehicles of documents that expire soon or have expired. */
export const notifyOfDocuments = Effect.fn("fleet.notifyOfDocuments")(function* (
  { organizationId, count, only }: DocumentRemindersSent,
  { id: eventId, occurredAt }: Event
) {
  const { managers, vehicle } = yield* readers(organizationId, only).pipe(
    Effect.provideService(CurrentActor, { _tag: "Job", name: "fleet.notify-of-documents", organizationId })
  )
  const content =
    only !== null && vehicle !== undefined
      ? {
          link: `/vehicles/${only.vehicleId}?tab=documents` as const,
          words: wordsForOne(
            { ...only, vehicle: vehicleName(vehicle) },
            only.expiresOn < dayIn("UTC", occurredAt)
          )
        }
      : { link: "/vehicles?documents=expired,expiring" as const, words: wordsForSeveral(count) }
  yield* Effect.forEach(
    managers,
    (userId) => notify({ kind: documentsExpiring, eventId, userId, organizationId, ...content }),
    { discard: true }
  )
})

/** Who is notified, and the vehicle if it is one document. */
const readers = Effect.fnUntraced(function* (
  organizationId: DocumentRemindersSent["organizationId"],
  only: DocumentRemindersSent["only"]
) {
  const managers = yield* Memberships.use((all) => all.holding(organizationId, "vehicles.edit"))
  const vehicle =
    only === null ? Option.none() : yield* Vehicles.use((all) => all.find(organizationId, only.vehicleId))
  return { managers, vehicle: Option.getOrUndefined(vehicle) }
}, transactional)
