import { CurrentActor, type EventId, notify, now, transactional } from "#kernel"
import { ReleaseReasons, VehicleHolds } from "#fleet"
import type { GroundingEnded } from "#fleet/contract"
import { Effect, Option } from "effect"
import { DefectId } from "../../contract/ids.ts"
import { namedVehicle } from "../../queries/namedVehicle.ts"
import { type Concern, concerns } from "../domain/concerns.ts"
import { wordsForRelease } from "../domain/releaseWords.ts"
import { vehicleReleased } from "../notifications.ts"
import { aboutDefect } from "../queries/aboutDefect.ts"
import { whomItConcerns } from "../queries/whomItConcerns.ts"

const hasBookings = ({ tentative }: Concern): boolean => tentative.length > 0

/**
 * Notifies everyone whom a vehicle concerns that nothing grounds any longer, each once: those who drive it or will, who have booked
 * it, and who take care of defects. Bookings to confirm are named. Does nothing if it is grounded again by now.
 */
export const notifyOfRelease = Effect.fn("maintenance.notifyOfRelease")(function* (
  event: GroundingEnded,
  eventId: EventId
) {
  const { organizationId, vehicleId } = event
  const known = yield* situation(event).pipe(
    Effect.provideService(CurrentActor, {
      _tag: "Job",
      name: "maintenance.notify-of-release",
      organizationId
    })
  )
  if (known === undefined) return
  const { released, concerned, timeZone } = known
  const notice = { kind: vehicleReleased, eventId, organizationId }
  const linkFor = (concern: Concern) => {
    if (hasBookings(concern)) return `/vehicles/${vehicleId}?tab=availability` as const
    return released.defect
      ? (`/services/defects?defect=${released.defect.id}` as const)
      : (`/vehicles/${vehicleId}` as const)
  }
  yield* Effect.forEach(
    concerns(concerned, hasBookings),
    ([userId, concern]) =>
      notify({
        ...notice,
        userId,
        link: linkFor(concern),
        words: wordsForRelease(released, concern, timeZone)
      }),
    { discard: true }
  )
})

const situation = Effect.fnUntraced(function* (event: GroundingEnded) {
  const { organizationId, vehicleId, source, releasedBy: doneBy } = event
  const at = yield* now
  const reasons = yield* ReleaseReasons.use((all) => all.of({ organizationId, vehicleId, at }))
  const vehicle = yield* Effect.option(namedVehicle(organizationId, vehicleId))
  if (Option.isNone(vehicle) || reasons.some(({ code }) => code === "grounded")) return undefined
  const about =
    source?.module === "maintenance"
      ? yield* aboutDefect(organizationId, DefectId.make(source.id))
      : undefined
  const tentative = yield* VehicleHolds.use((holds) => holds.confirmable(organizationId, vehicleId, at))
  return {
    released: {
      vehicle: vehicle.value.name,
      defect: about && { ...about, id: about.defect.id },
      isRestricted: reasons.some(({ code }) => code === "restricted")
    },
    ...(yield* whomItConcerns({ organizationId, vehicleId, tentative, out: undefined, doneBy }))
  }
}, transactional)
