import { asking, sqlStateOf } from "#infra/postgres"
import { Effect, Layer, Redacted } from "effect"
import { type Db, PgBoss } from "pg-boss"
import { Queue } from "./Queue.ts"

const NO_SUCH_TABLE = "42P01"

/** Asks over connections that can change nothing. Before the first start of a server nothing is queued. */
const looking = (url: Redacted.Redacted): Db => ({
  executeSql: async (text, values) => {
    try {
      return await asking(Redacted.value(url), async (ask) => ({ rows: [...(await ask(text, values))] }))
    } catch (cause) {
      if (sqlStateOf(cause) === NO_SUCH_TABLE) return { rows: [] }
      throw cause
    }
  }
})

/**
 * For who looks or rehearses: the queues as they are, whoever made them. pg-boss is not started, which would
 * write, and what is sent is not queued: a rehearsal takes everything back at its end.
 */
export const lookingQueueLayer = (url: Redacted.Redacted): Layer.Layer<Queue> =>
  Layer.sync(Queue, () =>
    Queue.of({ boss: new PgBoss({ db: looking(url), schema: "pgboss" }), send: () => Effect.void })
  )
