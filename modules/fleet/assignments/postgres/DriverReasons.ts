import { dayIn } from "#kernel"
import { OrganizationDirectory } from "#tenancy"
import { Effect, Layer, Option } from "effect"
import { Drivers } from "../../drivers/domain/Drivers.ts"
import { ReleaseReasons } from "../../safety/queries/ReleaseReasons.ts"
import { ofDriver } from "../domain/reasons.ts"
import { AssignmentList } from "../queries/AssignmentList.ts"

/** Contributes to the release check who has a vehicle, and whether their license has expired. */
export const DriverReasonsLive = Layer.effectDiscard(
  Effect.gen(function* () {
    const assignments = yield* AssignmentList
    const drivers = yield* Drivers
    const directory = yield* OrganizationDirectory
    const reasonsOf = Effect.fn("fleet.driverReasons")(function* ({ organizationId, vehicleId, at }) {
      const [assigned] = yield* assignments.at(organizationId, vehicleId, at)
      if (assigned === undefined) return []
      const driver = yield* drivers.find(organizationId, assigned.driver.id)
      const settings = yield* directory.settingsOf(organizationId)
      if (Option.isNone(driver) || Option.isNone(settings)) return []
      return ofDriver(driver.value, dayIn(settings.value.time_zone, at))
    })
    yield* ReleaseReasons.use((all) => all.contribute(reasonsOf))
  })
)
