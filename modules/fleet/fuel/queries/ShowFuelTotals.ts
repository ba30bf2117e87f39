import { orNotFound, permitted } from "#kernel"
import { Effect } from "effect"
import type { VehicleId } from "../../contract/ids.ts"
import { Vehicles } from "../../vehicles/domain/Vehicles.ts"
import { totalsOf } from "../domain/consumption.ts"
import { FuelLog } from "./FuelLog.ts"

/** Returns what a vehicle used of each energy, with its average consumption and its cost. */
export const showFuelTotals = Effect.fn("fleet.showFuelTotals")(function* (id: VehicleId) {
  const { organizationId } = yield* permitted("vehicles.read")
  yield* Vehicles.use((vehicles) => vehicles.find(organizationId, id)).pipe(orNotFound("vehicle"))
  return { items: totalsOf(yield* FuelLog.use((log) => log.fills(organizationId, id))) }
})
