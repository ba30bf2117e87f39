import { CurrentActor, type EventId, notify, transactional } from "#kernel"
import { VehicleDirectory } from "#fleet"
import { Memberships } from "#tenancy"
import { Effect } from "effect"
import type { FaultsOpened } from "../../contract/events.ts"
import { wordsForFault, wordsForFaults } from "../domain/words.ts"
import { vehicleFault } from "../notifications.ts"

/** Notifies those who take care of devices that a vehicle reported a fault. */
export const notifyOfFaults = Effect.fn("telematics.notifyOfFaults")(function* (
  { organizationId, count, only }: FaultsOpened,
  eventId: EventId
) {
  const { people, vehicle } = yield* readers(organizationId, only).pipe(
    Effect.provideService(CurrentActor, { _tag: "Job", name: "telematics.notify-of-faults", organizationId })
  )
  const content =
    only !== null && vehicle !== undefined
      ? {
          link: `/device-issues?tab=faults&vehicle=${only.vehicleId}` as const,
          words: wordsForFault(only.code, only.raw, vehicle.name)
        }
      : { link: "/device-issues?tab=faults" as const, words: wordsForFaults(count) }
  yield* Effect.forEach(
    people,
    (userId) => notify({ kind: vehicleFault, eventId, userId, organizationId, ...content }),
    { discard: true }
  )
})

/** Who is notified, and the vehicle if it is one fault. */
const readers = Effect.fnUntraced(function* (
  organizationId: FaultsOpened["organizationId"],
  only: FaultsOpened["only"]
) {
  const people = yield* Memberships.use((all) => all.holding(organizationId, "devices.edit"))
  const [vehicle] =
    only === null
      ? []
      : yield* VehicleDirectory.use((vehicles) => vehicles.named(organizationId, [only.vehicleId]))
  return { people, vehicle }
}, transactional)
