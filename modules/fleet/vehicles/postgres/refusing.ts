import { NotFound } from "#kernel"
import { constraintOf } from "#infra/postgres"
import { Effect } from "effect"
import type { SqlError } from "effect/sql"
import { AssignmentOpen, PlateTaken, UnitNumberTaken, VinTaken } from "../../contract/errors/vehicles.ts"

type Conflict = VinTaken | UnitNumberTaken | PlateTaken | AssignmentOpen | NotFound

const conflictOf = (error: SqlError.SqlError): Conflict | undefined => {
  switch (constraintOf(error)) {
    case "one_vehicle_per_vin":
      return new VinTaken()
    case "one_vehicle_per_unit_number":
      return new UnitNumberTaken()
    case "one_vehicle_per_plate":
      return new PlateTaken()
    case "no_open_assignment":
      return new AssignmentOpen()
    case "at_a_location":
      return new NotFound({ what: "location" })
    case "in_a_group":
      return new NotFound({ what: "group" })
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
