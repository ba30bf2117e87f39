import { Context, Effect, Layer, type Redacted, Redacted as Secret } from "effect"
import { SqlClient } from "effect/sql"
import { type Db, PgBoss } from "pg-boss"
import type { JobDescription } from "./Job.ts"
import { makeQueues } from "./queues.ts"
import { grantSending } from "./rights.ts"

/** pg-boss, and a function to queue work. */
export class Queue extends Context.Service<
  Queue,
  {
    readonly boss: PgBoss
    /**
     * Queues work in the transaction that is open on `SqlClient`: no commit, no job. It starts after the given seconds,
     * immediately by default. `group`: whose work it is, where a job limits that.
     */
    readonly send: (
      queue: string,
      data: object,
      options?: { readonly startAfter?: number; readonly group?: string }
    ) => Effect.Effect<void, never, SqlClient.SqlClient>
  }
>()("infra/jobs/Queue") {}

/** Runs pg-boss's statement on the fiber's own connection, inside its transaction. */
const ambient = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const run = Effect.runPromiseWith(yield* Effect.context())
  return {
    executeSql: (text, values) =>
      run(Effect.map(sql.unsafe<Record<string, unknown>>(text, values), (rows) => ({ rows: [...rows] })))
  } satisfies Db
})

interface QueueOptions {
  readonly url: Redacted.Redacted
  /** A worker also runs schedules and cleans up; a process that only sends does not. */
  readonly worker: boolean
  readonly jobs: ReadonlyArray<JobDescription>
}

const start = async ({ url, worker, jobs }: QueueOptions): Promise<PgBoss> => {
  const boss = new PgBoss({
    connectionString: Secret.value(url),
    application_name: "motorpool-jobs",
    schema: "pgboss",
    createSchema: false,
    max: worker ? 4 : 2,
    useListenNotify: worker,
    supervise: worker,
    schedule: worker
  })
  boss.on("error", () => {
    // The health check reports a lost database; pg-boss reconnects automatically.
  })
  await boss.start()
  await grantSending(boss)
  await makeQueues(boss, jobs)
  return boss
}

/** Creates the queues of these jobs, for processes that send or work. */
export const queueLayer = (options: QueueOptions): Layer.Layer<Queue> =>
  Layer.effect(
    Queue,
    Effect.gen(function* () {
      const boss = yield* Effect.acquireRelease(
        Effect.promise(() => start(options)),
        (running) => Effect.promise(() => running.stop({ graceful: true, timeout: 2000 }))
      )
      return Queue.of({
        boss,
        send: (queue, data, { startAfter = 0, group } = {}) =>
          Effect.flatMap(ambient, (db) =>
            Effect.asVoid(
              Effect.promise(() =>
                boss.send(queue, data, {
                  db,
                  startAfter,
                  ...(group !== undefined && { group: { id: group } })
                })
              )
            )
          )
      })
    })
  )
