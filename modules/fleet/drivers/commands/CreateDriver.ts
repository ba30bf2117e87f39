import { newId, now, permitted, transactional } from "#kernel"
import { Effect } from "effect"
import { DriverId } from "../../contract/ids.ts"
import { Drivers, newDriver, type NewDriver } from "../domain/Drivers.ts"
import { announceDriver } from "./changeDriver.ts"

/** Adds a driver. Fails when the member is one already. */
export const createDriver = Effect.fn("fleet.createDriver")(function* (entered: NewDriver) {
  const { organizationId } = yield* permitted("drivers.edit")
  const driver = newDriver(entered, { id: yield* newId(DriverId), organizationId, at: yield* now })
  yield* Drivers.use((drivers) => drivers.add(driver))
  yield* announceDriver(driver, { action: "driver.created" })
  return driver
}, transactional)
