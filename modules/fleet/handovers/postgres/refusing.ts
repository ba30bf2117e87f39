import { NotFound } from "#kernel"
import { FileUnavailable } from "#files/contract"
import { constraintOf } from "#infra/postgres"
import { Effect } from "effect"
import type { SqlError } from "effect/sql"
import { HandoverConflict, HandoverExists } from "../../contract/errors/drivers.ts"

type Conflict = HandoverExists | HandoverConflict | FileUnavailable | NotFound

const conflictOf = (error: SqlError.SqlError): Conflict | undefined => {
  switch (constraintOf(error)) {
    // By the foreign keys, and by `files.link_from`.
    case "file_of_a_handover":
    case "file_of_damage":
    case "available_file":
      return new FileUnavailable()
    case "handovers_pkey":
      return new HandoverConflict()
    case "one_handover_per_direction":
    case "one_correction":
      return new HandoverExists()
    case "handover_location":
      return new NotFound({ what: "location" })
    default:
      return undefined
  }
}

/** Turns a violated constraint into the error it means. */
export const refusing = <A>(work: Effect.Effect<A, SqlError.SqlError>): Effect.Effect<A, Conflict> =>
  Effect.catchTag(work, "SqlError", (error): Effect.Effect<never, Conflict> => {
    const conflict = conflictOf(error)
    return conflict === undefined ? Effect.die(error) : Effect.fail(conflict)
  })
