import { orNotFound, permitted } from "#kernel"
import { Effect } from "effect"
import type { VehicleId } from "../../contract/ids.ts"
import { Vehicles } from "../../vehicles/domain/Vehicles.ts"
import { Documents } from "../domain/Documents.ts"
import { missingTypes } from "../domain/rules.ts"
import { documentViews } from "./documentViews.ts"

/** Returns a vehicle's documents, and the types that are missing. */
export const listDocuments = Effect.fn("fleet.listDocuments")(function* (vehicleId: VehicleId) {
  const member = yield* permitted("vehicles.read")
  const { organizationId } = member
  yield* Vehicles.use((vehicles) => vehicles.find(organizationId, vehicleId)).pipe(orNotFound("vehicle"))
  const documents = yield* Documents
  const all = yield* documents.ofVehicle(organizationId, vehicleId)
  const required = yield* documents.requiredOf(organizationId, vehicleId)
  return { items: yield* documentViews(member, all), missing: missingTypes(all, required) }
})
