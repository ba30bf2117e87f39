import { job, Queue, queueLayer, queued } from "#infra/jobs"
import { Context, Effect, Layer, Redacted, Schema } from "effect"
import { afterAll, beforeAll, expect, it } from "vitest"
import { cloneDatabase } from "../../support/postgres.ts"

let database: Awaited<ReturnType<typeof cloneDatabase>>
beforeAll(async () => {
  database = await cloneDatabase()
})
afterAll(() => database.drop())

const base = { name: "jobs.changing", does: "Changes from version to version.", touches: [] }
const before = queued({ ...base, data: Schema.Struct({}), retries: 5, run: () => Effect.void })
const after = job({ ...base, cron: "0 0 1 1 *", run: Effect.void })

/** What a process with this definition reads from its queues once it has started. */
const started = <A>(definition: typeof before, read: (boss: Queue["Service"]["boss"]) => Promise<A>) =>
  Effect.runPromise(
    Effect.scoped(
      Effect.flatMap(
        Layer.build(queueLayer({ url: Redacted.make(database.urls.jobs), worker: true, jobs: [definition] })),
        (services) => Effect.promise(() => read(Context.get(services, Queue).boss))
      )
    )
  )

it("updates a queue created by an older version", async () => {
  const queueWith = (definition: typeof before) => started(definition, (boss) => boss.getQueue(base.name))
  expect(await queueWith(before)).toMatchObject({ policy: "standard", retryLimit: 5 })
  expect(await queueWith(after)).toMatchObject({ policy: "exclusive", retryLimit: 3 })
})

it("takes over the waiting jobs of a queue that was renamed", async () => {
  const earlier = { ...before, name: "jobs.first-name" }
  const renamed = { ...before, name: "jobs.second-name", formerly: earlier.name }
  await started(earlier, (boss) => boss.send(earlier.name, { waiting: true }))
  expect(await started(renamed, (boss) => boss.fetch(renamed.name))).toMatchObject([
    { data: { waiting: true } }
  ])
})
