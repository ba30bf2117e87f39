import { PgClient } from "@effect/sql-pg"
import { Duration, type Redacted } from "effect"

export interface PoolOptions {
  readonly url: Redacted.Redacted
  readonly name: string
  readonly maxConnections: number
  /** A statement running longer is cancelled; 15 seconds unless told. */
  readonly statementSeconds?: number
}

/**
 * A pool of connections with limits that no caller can forget: a statement, a wait for a lock and an
 * idle transaction each end by themselves.
 */
export const pool = ({ url, name, maxConnections, statementSeconds = 15 }: PoolOptions) =>
  PgClient.layer({
    url,
    maxConnections,
    minConnections: 1,
    idleTimeout: Duration.minutes(5),
    connectTimeout: Duration.seconds(5),
    applicationName: name,
    startupParameters: {
      statement_timeout: `${statementSeconds * 1000}`,
      lock_timeout: "5000",
      idle_in_transaction_session_timeout: "20000"
    }
  })
