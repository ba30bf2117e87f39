import { CurrentActor, type EventEnvelope, notify, transactional } from "#kernel"
import { VehicleDirectory } from "#fleet"
import { Memberships } from "#tenancy"
import { Effect, Option } from "effect"
import type { InspectionsMissed } from "../../contract/events.ts"
import { FormList } from "../../forms/queries/FormList.ts"
import { wordsForOne, wordsForSeveral } from "../domain/words.ts"
import { inspectionsMissed } from "../notifications.ts"

type Event = Pick<EventEnvelope, "id">

/** Notifies those who manage inspections of those that were not done. */
export const notifyOfMissed = Effect.fn("inspections.notifyOfMissed")(function* (
  { organizationId, count, only }: InspectionsMissed,
  { id: eventId }: Event
) {
  const { managers, vehicle, form } = yield* readers(organizationId, only).pipe(
    Effect.provideService(CurrentActor, { _tag: "Job", name: "inspections.notify-of-missed", organizationId })
  )
  const words =
    vehicle !== undefined && form !== undefined
      ? wordsForOne({ vehicle: vehicle.name, form: form.name })
      : wordsForSeveral(count)
  const content = { link: "/inspections/schedules" as const, words }
  yield* Effect.forEach(
    managers,
    (userId) => notify({ kind: inspectionsMissed, eventId, userId, organizationId, ...content }),
    { discard: true }
  )
})

/** Who is notified, and the vehicle and form if it is one inspection. */
const readers = Effect.fnUntraced(function* (
  organizationId: InspectionsMissed["organizationId"],
  only: InspectionsMissed["only"]
) {
  const managers = yield* Memberships.use((all) => all.holding(organizationId, "inspections.edit_forms"))
  if (only === null) return { managers, vehicle: undefined, form: undefined }
  const [vehicle] = yield* VehicleDirectory.use((all) => all.named(organizationId, [only.vehicleId]))
  const form = yield* FormList.use((list) => list.find(organizationId, only.formId))
  return { managers, vehicle, form: Option.getOrUndefined(form) }
}, transactional)
