import { CurrentActor, type EventId, notify, now, transactional } from "#kernel"
import { VehicleHolds } from "#fleet"
import { Effect, Option } from "effect"
import type { VehicleGroundedByDefect } from "../../contract/events/defects.ts"
import { concerns, saysMore } from "../domain/concerns.ts"
import { wordsForGrounding } from "../domain/groundingWords.ts"
import { vehicleGrounded } from "../notifications.ts"
import { aboutDefect } from "../queries/aboutDefect.ts"
import { whomItConcerns } from "../queries/whomItConcerns.ts"

/**
 * Notifies everyone whom a grounded vehicle concerns, each once: those who drive it or will, who have booked it, and who take
 * care of defects. Bookings are named, and those who take care of defects learn the names of the others.
 */
export const notifyOfGrounding = Effect.fn("maintenance.notifyOfGrounding")(function* (
  event: VehicleGroundedByDefect,
  eventId: EventId
) {
  const { organizationId, defectId } = event
  const { about, concerned, timeZone } = yield* situation(event).pipe(
    Effect.provideService(CurrentActor, {
      _tag: "Job",
      name: "maintenance.notify-of-grounding",
      organizationId
    })
  )
  if (about === undefined) return
  const notice = { kind: vehicleGrounded, eventId, organizationId }
  const link = `/services/defects?defect=${defectId}` as const
  yield* Effect.forEach(
    concerns(concerned, saysMore),
    ([userId, concern]) =>
      notify({ ...notice, userId, link, words: wordsForGrounding(about, concern, timeZone) }),
    { discard: true }
  )
})

const situation = Effect.fnUntraced(function* (event: VehicleGroundedByDefect) {
  const { organizationId, vehicleId, defectId, demoted, groundedBy: doneBy } = event
  const at = yield* now
  const out = Option.getOrUndefined(
    yield* VehicleHolds.use((holds) => holds.out(organizationId, vehicleId, at))
  )
  const tentative = demoted.toSorted((one, other) => one.starts_at.getTime() - other.starts_at.getTime())
  return {
    about: yield* aboutDefect(organizationId, defectId),
    ...(yield* whomItConcerns({ organizationId, vehicleId, tentative, out, doneBy }))
  }
}, transactional)
