import { CurrentActor, type EventEnvelope, notify, transactional } from "#kernel"
import { Memberships } from "#tenancy"
import { Effect } from "effect"
import type { DefectChanged } from "../../contract/events/defects.ts"
import { wordsForReopened, wordsForResolved } from "../domain/words.ts"
import { defectReported, defectResolved } from "../notifications.ts"
import { aboutDefect } from "../queries/aboutDefect.ts"

/**
 * Notifies the person who reported a defect that someone else has resolved it, so that they confirm the repair; and those who take
 * care of defects if that person opens it again. If it blocks its vehicle, these get the notice about that.
 */
export const notifyOfChangedDefect = Effect.fn("maintenance.notifyOfChangedDefect")(function* (
  event: DefectChanged,
  { id: eventId }: Pick<EventEnvelope, "id">
) {
  const { organizationId, defectId, resolution, reopenedBy } = event
  if (resolution === undefined && reopenedBy === undefined) return
  const { about, able, reporters } = yield* readers(event).pipe(
    Effect.provideService(CurrentActor, {
      _tag: "Job",
      name: "maintenance.notify-of-changed-defect",
      organizationId
    })
  )
  if (about === undefined) return
  const { reported_by: reporter, resolved_by: resolver, blocking } = about.defect
  const isResolved = resolution !== undefined
  const isReport = reopenedBy !== undefined && reopenedBy === reporter && !blocking
  const others = isReport ? able.filter((userId) => userId !== reporter) : []
  const people = isResolved
    ? reporters.filter((userId) => userId === reporter && userId !== resolver)
    : others
  const kind = isResolved ? defectResolved : defectReported
  const words = isResolved ? wordsForResolved(about) : wordsForReopened(about)
  const link = `/services/defects?defect=${defectId}` as const
  yield* Effect.forEach(people, (userId) => notify({ kind, eventId, userId, organizationId, link, words }), {
    discard: true
  })
})

const readers = Effect.fnUntraced(function* ({ organizationId, defectId }: DefectChanged) {
  const memberships = yield* Memberships
  return {
    about: yield* aboutDefect(organizationId, defectId),
    able: yield* memberships.holding(organizationId, "defects.edit"),
    reporters: yield* memberships.holding(organizationId, "defects.report")
  }
}, transactional)
