import { type Input, now, permitted, transactional } from "#kernel"
import { Effect } from "effect"
import { DriverIsArchived } from "../../contract/errors/drivers.ts"
import type { DriverId } from "../../contract/ids.ts"
import type { EditDriver } from "../../contract/index.ts"
import { changedFields, Drivers, plainClasses } from "../domain/Drivers.ts"
import { announceDriver, lockedDriver } from "./changeDriver.ts"

/** Changes only the given fields. */
export const editDriver = Effect.fn("fleet.editDriver")(function* (
  id: DriverId,
  given: Input<typeof EditDriver>["body"]
) {
  const { organizationId } = yield* permitted("drivers.edit")
  const before = yield* lockedDriver(organizationId, id)
  if (before.archived_at !== null) return yield* new DriverIsArchived()
  const { license_classes } = given
  const changes = {
    ...given,
    ...(license_classes !== undefined && { license_classes: plainClasses(license_classes) })
  }
  const fields = changedFields(before, changes)
  if (fields.length === 0) return before
  const driver = { ...before, ...changes, updated_at: yield* now }
  // Only archiving fails because of a vehicle.
  yield* Drivers.use((drivers) => drivers.save(driver)).pipe(Effect.catchTag("DriverHasVehicle", Effect.die))
  yield* announceDriver(driver, { action: "driver.edited", details: { fields: fields.join(", ") } })
  return driver
}, transactional)
