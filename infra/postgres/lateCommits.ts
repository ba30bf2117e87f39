import type { PgConnection } from "@effect/sql-pg"
import { Effect } from "effect"

/** How long a connection that no one uses keeps a finished transaction open. */
const MOST_MILLIS = 2

/**
 * COMMITs of transactions that only read, for which no one waits: each is sent in one packet with what its connection
 * does next, or alone after two milliseconds.
 */
export const makeLateCommits = () => {
  const open = new Set<PgConnection.PgConnection>()
  let timer: NodeJS.Timeout | undefined

  // Fails only with its connection, and then so does the next statement.
  const commit = (connection: PgConnection.PgConnection): void => {
    if (open.delete(connection)) Effect.runFork(Effect.ignore(connection.query("COMMIT")))
  }
  const commitAll = (): void => {
    timer = undefined
    for (const connection of open) commit(connection)
  }
  return {
    /** Leaves the COMMIT of a connection that is about to be returned. */
    leave: (connection: PgConnection.PgConnection): void => {
      open.add(connection)
      timer ??= setTimeout(commitAll, MOST_MILLIS)
    },
    /** Sends the COMMIT that was left, if there is one. To be called when a connection is taken from the pool. */
    commit
  }
}

export type LateCommits = ReturnType<typeof makeLateCommits>
