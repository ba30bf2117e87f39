import { CurrentActor, type EventEnvelope, notify, transactional } from "#kernel"
import { VehicleDirectory } from "#fleet"
import { Memberships } from "#tenancy"
import { Effect } from "effect"
import type { ServiceRemindersSent } from "../../contract/events/services.ts"
import { wordsForOne, wordsForSeveral } from "../domain/words.ts"
import { servicesDue } from "../notifications.ts"

/** Notifies those who complete services of services that are due soon, due or overdue. */
export const notifyOfServices = Effect.fn("maintenance.notifyOfServices")(function* (
  event: ServiceRemindersSent,
  { id: eventId }: Pick<EventEnvelope, "id">
) {
  const { organizationId, only } = event
  const { people, vehicle } = yield* readers(event).pipe(
    Effect.provideService(CurrentActor, {
      _tag: "Job",
      name: "maintenance.notify-of-services",
      organizationId
    })
  )
  const content =
    only !== null && vehicle !== undefined
      ? {
          link: `/vehicles/${only.vehicleId}?tab=services` as const,
          words: wordsForOne(event, { task: only.task, vehicle })
        }
      : { link: "/services?state=overdue,due,due_soon" as const, words: wordsForSeveral(event) }
  yield* Effect.forEach(
    people,
    (userId) => notify({ kind: servicesDue, eventId, userId, organizationId, ...content }),
    { discard: true }
  )
})

/** Who is notified, and the name of the vehicle if it is one service. */
const readers = Effect.fnUntraced(function* ({ organizationId, only }: ServiceRemindersSent) {
  const people = yield* Memberships.use((all) => all.holding(organizationId, "services.complete"))
  const [vehicle] =
    only === null
      ? []
      : yield* VehicleDirectory.use((directory) => directory.named(organizationId, [only.vehicleId]))
  return { people, vehicle: vehicle?.name }
}, transactional)
