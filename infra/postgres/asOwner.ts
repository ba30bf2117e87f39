import { Effect, type Redacted } from "effect"
import { SqlClient } from "effect/sql"
import { pool } from "./pool.ts"
import { openTransaction } from "./unitOfWork.ts"

/** What is done at the shell to a whole database may take its time. */
const STATEMENT_SECONDS = 900

/** One transaction of the owner's, at the shell, on a connection of its own. */
export const asOwner = <A, E, R>(url: Redacted.Redacted, work: Effect.Effect<A, E, R>) =>
  Effect.flatMap(SqlClient.SqlClient, (sql) =>
    openTransaction(sql, { organizationId: "", userId: "" }, work)
  ).pipe(
    Effect.provide(
      pool({ url, name: "motorpool-owner", maxConnections: 1, statementSeconds: STATEMENT_SECONDS })
    )
  )
