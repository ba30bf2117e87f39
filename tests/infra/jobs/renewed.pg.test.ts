import { job, Queue, queueLayer, queued, work } from "#infra/jobs"
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

/** What a process with this definition reads from its queues once it, and its workers if it has any, have started. */
const started = <A>(
  definition: typeof before,
  read: (boss: Queue["Service"]["boss"]) => Promise<A>,
  hasWorkers = false
) =>
  Effect.gen(function* () {
    const url = Redacted.make(database.urls.jobs)
    const services = yield* Layer.build(queueLayer({ url, worker: true, jobs: [definition] }))
    if (hasWorkers) yield* Effect.provide(work([definition], Context.empty()), services)
    return yield* Effect.promise(() => read(Context.get(services, Queue).boss))
  }).pipe(Effect.scoped, Effect.runPromise)

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

it("takes over the dead letters of a queue that was renamed", async () => {
  const earlier = { ...before, name: "jobs.first-source", retries: 0 }
  const renamed = { ...earlier, name: "jobs.second-source", formerly: earlier.name }
  await started(earlier, async (boss) => {
    await boss.send(earlier.name, { failed: true })
    const [taken] = await boss.fetch(earlier.name)
    await boss.fail(earlier.name, taken?.id ?? "")
  })
  const retried = await started(renamed, async (boss) => {
    await boss.redrive("dead-letters", {})
    return boss.fetch(renamed.name)
  })
  expect(retried).toMatchObject([{ data: { failed: true } }])
})

it("moves the schedule of a job that was renamed, and drops the run that waits under its previous name", async () => {
  const earlier = { ...after, name: "jobs.first-schedule" }
  const renamed = { ...after, name: "jobs.second-schedule", formerly: earlier.name }
  // The second time, the previous version was started again in between.
  for (const _ of [1, 2]) {
    await started(earlier, async (boss) => {
      await boss.schedule(earlier.name, earlier.cron ?? "")
      await boss.send(earlier.name, {})
    })
    const [previous, current, waiting] = await started(
      renamed,
      (boss) =>
        Promise.all([
          boss.getSchedules(earlier.name),
          boss.getSchedules(renamed.name),
          boss.findJobs(earlier.name)
        ]),
      true
    )
    expect(previous).toEqual([])
    expect(current).toMatchObject([{ cron: renamed.cron, timezone: "UTC" }])
    expect(waiting).toEqual([])
  }
})

it("starts when a run of a renamed scheduled job waits under both names", async () => {
  const earlier = { ...after, name: "jobs.earlier-run" }
  const renamed = { ...after, name: "jobs.later-run", formerly: earlier.name }
  for (const definition of [earlier, renamed])
    await started(definition, (boss) => boss.send(definition.name, {}, { startAfter: 600 }))
  expect(await started(renamed, (boss) => boss.findJobs(renamed.name))).toHaveLength(1)
})
