import { permitted } from "#kernel"
import type { VehicleId } from "#fleet/contract"
import { Effect } from "effect"
import { namedVehicle } from "../../queries/namedVehicle.ts"
import { standingOf } from "../domain/coverage.ts"
import { Warranties } from "../domain/Warranties.ts"
import { lifeNow } from "./lifeNow.ts"

/** Returns the warranties of a vehicle, archived ones last. */
export const listWarranties = Effect.fn("maintenance.listWarranties")(function* (vehicleId: VehicleId) {
  const { organizationId } = yield* permitted("services.read")
  yield* namedVehicle(organizationId, vehicleId)
  const warranties = yield* Warranties.use((all) => all.ofVehicle(organizationId, vehicleId))
  const life = yield* lifeNow(organizationId, vehicleId)
  return { items: warranties.map((one) => ({ ...one, ...standingOf(one, life) })) }
})
