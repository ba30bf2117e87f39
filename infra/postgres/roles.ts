import { Effect } from "effect"
import { SqlClient } from "effect/sql"
import { done } from "./rows.ts"

/** The roles that the owner may switch to, and the owner itself. */
export type RoleName = "motorpool_system" | "motorpool_jobs" | "motorpool_owner"

/**
 * In a transaction of the owner: runs the work as another role, so that one commit can contain what no single role may
 * do. The owner's own rights are restored afterwards.
 */
export const withRightsOf =
  (role: RoleName) =>
  <A, E, R>(work: Effect.Effect<A, E, R>) =>
    Effect.flatMap(SqlClient.SqlClient, (sql) =>
      Effect.andThen(done(sql.unsafe(`set local role ${role}`)), work).pipe(
        Effect.tap(() => done(sql.unsafe("set local role none")))
      )
    )
