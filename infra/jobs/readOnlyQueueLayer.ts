import { withReadOnlyConnection, sqlStateOf } from "#infra/postgres"
import { Effect, Layer, Redacted } from "effect"
import { type Db, PgBoss } from "pg-boss"
import { Queue } from "./Queue.ts"

const NO_SUCH_TABLE = "42P01"

/** Runs read-only statements. Before a server's first start there are no queues. */
const readOnlyDatabase = (url: Redacted.Redacted): Db => ({
  executeSql: async (text, values) => {
    try {
      return await withReadOnlyConnection(Redacted.value(url), async (ask) => ({
        rows: [...(await ask(text, values))]
      }))
    } catch (cause) {
      if (sqlStateOf(cause) === NO_SUCH_TABLE) return { rows: [] }
      throw cause
    }
  }
})

/**
 * The queues as they are, for reads and dry runs. pg-boss is not started, because it would write, and nothing is
 * queued: a dry run is rolled back.
 */
export const readOnlyQueueLayer = (url: Redacted.Redacted): Layer.Layer<Queue> =>
  Layer.sync(Queue, () =>
    Queue.of({ boss: new PgBoss({ db: readOnlyDatabase(url), schema: "pgboss" }), send: () => Effect.void })
  )
