import { CurrentActor, days, type EventId, notify, transactional } from "#kernel"
import { Memberships } from "#tenancy"
import { Effect } from "effect"
import type { DefectReported } from "../../contract/events/defects.ts"
import { DefectRecords } from "../domain/DefectRecords.ts"
import { wordsForReport, wordsForUnsafe } from "../domain/words.ts"
import { defectReported, vehicleGrounded } from "../notifications.ts"
import { aboutDefect } from "../queries/aboutDefect.ts"

/** Strangers can cause one urgent notice about a vehicle in this time, however often they call it unsafe. */
const QUIET = days(1)

/**
 * Notifies those who take care of defects of a new one: urgently if it is critical, or if the vehicle is said to be unsafe. If it
 * grounds its vehicle, they get the notice about that.
 */
export const notifyOfDefect = Effect.fn("maintenance.notifyOfDefect")(function* (
  { organizationId, defectId, severity, blocking, reportedBy }: DefectReported,
  eventId: EventId
) {
  if (blocking) return
  const { people, about, isNews } = yield* readers(organizationId, defectId).pipe(
    Effect.provideService(CurrentActor, {
      _tag: "Job",
      name: "maintenance.notify-of-defect",
      organizationId
    })
  )
  if (about === undefined) return
  const { says_unsafe: isUnsafe } = about.defect
  const words = isUnsafe ? wordsForUnsafe(about) : wordsForReport(about, severity)
  const content = { link: `/services/defects?defect=${defectId}` as const, words }
  const kind = severity === "critical" || (isUnsafe && isNews) ? vehicleGrounded : defectReported
  yield* Effect.forEach(
    people.filter((userId) => userId !== reportedBy),
    (userId) => notify({ kind, eventId, userId, organizationId, ...content }),
    { discard: true }
  )
})

const readers = Effect.fnUntraced(function* (
  organizationId: DefectReported["organizationId"],
  defectId: DefectReported["defectId"]
) {
  const people = yield* Memberships.use((all) => all.holding(organizationId, "defects.edit"))
  const about = yield* aboutDefect(organizationId, defectId)
  const isNews =
    about !== undefined &&
    !(yield* DefectRecords.use((records) => records.calledUnsafeBefore(about.defect, QUIET)))
  return { people, about, isNews }
}, transactional)
