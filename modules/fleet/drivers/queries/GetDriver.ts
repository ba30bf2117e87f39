import { orNotFound, permitted } from "#kernel"
import { Effect } from "effect"
import type { DriverId } from "../../contract/ids.ts"
import { Drivers } from "../domain/Drivers.ts"
import { asSeenBy } from "../domain/visibility.ts"

/** Returns a driver, archived or not. */
export const getDriver = Effect.fn("fleet.getDriver")(function* (id: DriverId) {
  const member = yield* permitted("drivers.read")
  const driver = yield* Drivers.use((drivers) => drivers.find(member.organizationId, id)).pipe(
    orNotFound("driver")
  )
  return asSeenBy(member)(driver)
})
