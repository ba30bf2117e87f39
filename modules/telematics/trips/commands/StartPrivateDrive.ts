import { newId, now, permitted, publish, transactional, Uuid } from "#kernel"
import type { VehicleId } from "#fleet/contract"
import { Effect } from "effect"
import { NotTheDriver, PurposeTaken } from "../../contract/errors/trips.ts"
import { TrackingChanged } from "../../contract/events.ts"
import { Purposes } from "../domain/Purposes.ts"
import { hadAt } from "./hadAt.ts"

/** Hides a vehicle from everyone but its driver from now on. Idempotent. */
export const startPrivateDrive = Effect.fn("telematics.startPrivateDrive")(function* (vehicleId: VehicleId) {
  const { organizationId, userId } = yield* permitted("positions.read")
  const drive = { organizationId, vehicleId }
  const at = yield* now
  if ((yield* hadAt(drive, userId, at)) === undefined) return yield* new NotTheDriver()
  const purposes = yield* Purposes
  yield* purposes.clear(drive, userId, at, null)
  yield* purposes.endOfOthers(drive, userId, at)
  const id = yield* newId(Uuid)
  const period = { begins_at: at, ends_at: null, ends_with_stop: false, purpose: "private" as const }
  if (!(yield* purposes.add(drive, userId, id, period, at))) return yield* new PurposeTaken()
  yield* publish(new TrackingChanged({ organizationId }))
}, transactional)
