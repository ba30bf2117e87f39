import { PgClient } from "@effect/sql-pg"
import { Duration, type Redacted } from "effect"
import { makeClient } from "./client.ts"

export interface PoolOptions {
  readonly url: Redacted.Redacted
  readonly name: string
  readonly maxConnections: number
  /** Cancels statements that run longer; 15 seconds by default. */
  readonly statementSeconds?: number
}

/**
 * A connection pool with limits that callers cannot forget: timeouts for statements, locks and idle transactions.
 */
export const pool = ({ url, name, maxConnections, statementSeconds = 15 }: PoolOptions) =>
  PgClient.layerFrom(
    makeClient({
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
  )
