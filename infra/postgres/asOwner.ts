import { Effect, type Redacted } from "effect"
import { SqlClient } from "effect/sql"
import { pool } from "./pool.ts"
import { openTransaction } from "./unitOfWork.ts"

/** Operator commands on a whole database may take long. */
const STATEMENT_SECONDS = 900

/** A transaction of the owner on a connection of its own, for operator commands. */
export const asOwner = <A, E, R>(url: Redacted.Redacted, work: Effect.Effect<A, E, R>) =>
  Effect.flatMap(SqlClient.SqlClient, (sql) =>
    openTransaction(sql, { organizationId: "", userId: "" }, work)
  ).pipe(
    Effect.provide(
      pool({ url, name: "motorpool-owner", maxConnections: 1, statementSeconds: STATEMENT_SECONDS })
    )
  )
