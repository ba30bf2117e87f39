import { constraintOf } from "#infra/postgres"
import { Effect } from "effect"
import type { SqlError } from "effect/sql"
import { AssignedTwice, DriverAssigned, VehicleAssigned } from "../../contract/errors/drivers.ts"
import type { Overlap } from "../domain/Assignments.ts"

const overlapOf = (error: SqlError.SqlError): Overlap | undefined => {
  switch (constraintOf(error)) {
    case "one_primary_driver_per_vehicle":
    case "one_active_driver_per_vehicle":
      return new VehicleAssigned()
    case "one_primary_vehicle_per_driver":
    case "one_active_vehicle_per_driver":
      return new DriverAssigned()
    case "one_role_per_driver":
    case "one_active_role_per_driver":
      return new AssignedTwice()
    default:
      return undefined
  }
}

/** Turns a violated constraint into the error it means. */
export const refusing = (work: Effect.Effect<unknown, SqlError.SqlError>): Effect.Effect<void, Overlap> =>
  Effect.asVoid(work).pipe(
    Effect.catchTag("SqlError", (error): Effect.Effect<never, Overlap> => {
      const overlap = overlapOf(error)
      return overlap === undefined ? Effect.die(error) : Effect.fail(overlap)
    })
  )
