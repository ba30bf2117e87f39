import { Effect } from "effect"
import { SqlClient } from "effect/sql"
import { done } from "./rows.ts"

/** The roles that the owner may become, and the owner itself. */
export type RoleName = "motorpool_system" | "motorpool_jobs" | "motorpool_owner"

/**
 * In a transaction of the owner's: does the work with the rights of another role, so that one commit holds what
 * no single role may do. The owner's own rights come back afterwards.
 */
export const withRightsOf =
  (role: RoleName) =>
  <A, E, R>(work: Effect.Effect<A, E, R>) =>
    Effect.flatMap(SqlClient.SqlClient, (sql) =>
      Effect.andThen(done(sql.unsafe(`set local role ${role}`)), work).pipe(
        Effect.tap(() => done(sql.unsafe("set local role none")))
      )
    )
