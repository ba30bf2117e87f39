import { now, permitted, transactional } from "#kernel"
import { Effect } from "effect"
import type { DriverId } from "../../contract/ids.ts"
import { Drivers } from "../domain/Drivers.ts"
import { announceDriver, lockedDriver } from "./changeDriver.ts"

/** Hides a driver from lists. Fails while they have a vehicle, or are planned to have one. Idempotent. */
export const archiveDriver = Effect.fn("fleet.archiveDriver")(function* (id: DriverId) {
  const { organizationId } = yield* permitted("drivers.edit")
  const before = yield* lockedDriver(organizationId, id)
  if (before.archived_at !== null) return
  const at = yield* now
  // The member, if any, is unchanged.
  yield* Drivers.use((drivers) => drivers.save({ ...before, archived_at: at, updated_at: at })).pipe(
    Effect.catchTag(["DriverExists", "NotFound"], Effect.die)
  )
  yield* announceDriver(before, { action: "driver.archived" })
}, transactional)
