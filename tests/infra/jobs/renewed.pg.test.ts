import { job, Queue, queueLayer, queued } from "#infra/jobs"
import { Context, Effect, Layer, Redacted, Schema } from "effect"
import { afterAll, beforeAll, expect, it } from "vitest"
import { cloneDatabase } from "../../support/postgres.ts"

let database: Awaited<ReturnType<typeof cloneDatabase>>
beforeAll(async () => {
  database = await cloneDatabase()
})
afterAll(() => database.drop())

const words = { name: "jobs.changing", does: "Changes from version to version.", touches: [] }
const before = queued({ ...words, data: Schema.Struct({}), retries: 5, run: () => Effect.void })
const after = job({ ...words, cron: "0 0 1 1 *", run: Effect.void })

/** The queue after a process with this definition has started. */
const queueWith = (definition: typeof before) =>
  Effect.runPromise(
    Effect.scoped(
      Effect.flatMap(
        Layer.build(queueLayer({ url: Redacted.make(database.urls.jobs), worker: true, jobs: [definition] })),
        (services) => Effect.promise(() => Context.get(services, Queue).boss.getQueue(words.name))
      )
    )
  )

it("updates a queue created by an older version", async () => {
  expect(await queueWith(before)).toMatchObject({ policy: "standard", retryLimit: 5 })
  expect(await queueWith(after)).toMatchObject({ policy: "exclusive", retryLimit: 3 })
})
