import { NotFound } from "#kernel"
import { FileUnavailable } from "#files/contract"
import { constraintOf } from "#infra/postgres"
import { Effect } from "effect"
import type { SqlError } from "effect/sql"

const conflictOf = (error: SqlError.SqlError): NotFound | FileUnavailable | undefined => {
  switch (constraintOf(error)) {
    // By the foreign key, and by `files.link_from`.
    case "file_of_a_defect":
    case "available_file":
      return new FileUnavailable()
    case "defect_of_a_vehicle":
      return new NotFound({ what: "vehicle" })
    case "assigned_to_a_member":
      return new NotFound({ what: "member" })
    default:
      return undefined
  }
}

/** Turns a violated constraint into the error it means. */
export const refusing = <A>(
  work: Effect.Effect<A, SqlError.SqlError>
): Effect.Effect<A, NotFound | FileUnavailable> =>
  Effect.catchTag(work, "SqlError", (error): Effect.Effect<never, NotFound | FileUnavailable> => {
    const conflict = conflictOf(error)
    return conflict === undefined ? Effect.die(error) : Effect.fail(conflict)
  })
