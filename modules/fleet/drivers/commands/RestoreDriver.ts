import { now, permitted, transactional } from "#kernel"
import { Effect } from "effect"
import type { DriverId } from "../../contract/ids.ts"
import { Drivers } from "../domain/Drivers.ts"
import { announceDriver, lockedDriver } from "./changeDriver.ts"

/** Restores an archived driver. Fails when the member is another driver by now. Idempotent. */
export const restoreDriver = Effect.fn("fleet.restoreDriver")(function* (id: DriverId) {
  const { organizationId } = yield* permitted("drivers.edit")
  const before = yield* lockedDriver(organizationId, id)
  if (before.archived_at === null) return
  const driver = { ...before, archived_at: null, updated_at: yield* now }
  yield* Drivers.use((drivers) => drivers.save(driver)).pipe(
    Effect.catchTag(["DriverHasVehicle", "NotFound"], Effect.die)
  )
  yield* announceDriver(driver, { action: "driver.restored" })
}, transactional)
