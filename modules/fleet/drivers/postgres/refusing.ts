import { NotFound } from "#kernel"
import { constraintOf } from "#infra/postgres"
import { Effect } from "effect"
import type { SqlError } from "effect/sql"
import { DriverExists, DriverHasVehicle } from "../../contract/errors/drivers.ts"

type Conflict = DriverExists | DriverHasVehicle | NotFound

const conflictOf = (error: SqlError.SqlError): Conflict | undefined => {
  switch (constraintOf(error)) {
    case "one_driver_per_member":
      return new DriverExists()
    case "driver_is_a_member":
      return new NotFound({ what: "member" })
    case "no_open_assignment":
      return new DriverHasVehicle()
    default:
      return undefined
  }
}

/** Turns a violated constraint into the error it means. */
export const refusing = (work: Effect.Effect<unknown, SqlError.SqlError>): Effect.Effect<void, Conflict> =>
  Effect.asVoid(work).pipe(
    Effect.catchTag("SqlError", (error): Effect.Effect<never, Conflict> => {
      const conflict = conflictOf(error)
      return conflict === undefined ? Effect.die(error) : Effect.fail(conflict)
    })
  )
