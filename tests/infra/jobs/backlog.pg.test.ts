import { deadLetters, Queue, queued, queueLayer, work } from "#infra/jobs"
import { pool } from "#infra/postgres"
import { Context, Effect, Exit, Layer, Redacted, Schema, Scope } from "effect"
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest"
import { PATIENT } from "../../support/patience.ts"
import { cloneDatabase } from "../../support/postgres.ts"

let database: Awaited<ReturnType<typeof cloneDatabase>>
let scope: Scope.Closeable
beforeAll(async () => {
  database = await cloneDatabase()
})
afterAll(() => database.drop())
beforeEach(() => {
  scope = Scope.makeUnsafe()
})
afterEach(() => Effect.runPromise(Scope.close(scope, Exit.void)))

/** A queue whose jobs add their number to a list; some fail the first time. */
const counting = (name: string, failsFirst: ReadonlyArray<number> = []) => {
  const attempts: Array<number> = []
  const completed: Array<number> = []
  const job = queued({
    name: `jobs.${name}`,
    does: "Adds a number to a list.",
    touches: [],
    data: Schema.Struct({ number: Schema.Int }),
    retries: 2,
    run: ({ number }) =>
      Effect.sync(() => {
        const isFirst = !attempts.includes(number)
        attempts.push(number)
        if (isFirst && failsFirst.includes(number)) throw new Error("Not this time.")
        completed.push(number)
      })
  })
  return { job, attempts, completed }
}

/** Queues the jobs, and then starts the worker. */
const workThrough = async ({ job }: ReturnType<typeof counting>, count: number) => {
  const layer = Layer.mergeAll(
    queueLayer({ url: Redacted.make(database.urls.jobs), worker: true, jobs: [job] }),
    pool({ url: Redacted.make(database.urls.application), name: "test", maxConnections: 2 })
  )
  const services = await Effect.runPromise(Layer.buildWithScope(layer, scope))
  const { send } = Context.get(services, Queue)
  for (let number = 0; number < count; number++)
    await Effect.runPromiseWith(services)(send(job.name, { number }))
  const working = Effect.provide(work([job], Context.empty()), services)
  await Effect.runPromise(Scope.provide(working, scope))
  return services
}

const inOrder = (numbers: ReadonlyArray<number>) => numbers.toSorted((a, b) => a - b)

it("works through a backlog without waiting for the polling interval", async () => {
  const jobs = counting("backlog")
  await workThrough(jobs, 40)
  // One batch per polling interval would take 40 seconds.
  await expect.poll(() => jobs.completed.length, { timeout: 30_000 }).toBe(40)
  expect(inOrder(jobs.attempts)).toEqual(Array.from({ length: 40 }, (_, number) => number))
})

it("settles each job separately: a failing one is retried, its neighbor is not", async () => {
  const jobs = counting("side-by-side", [2, 3])
  const services = await workThrough(jobs, 6)
  await expect.poll(() => jobs.completed.length, PATIENT).toBe(6)
  expect(inOrder(jobs.attempts)).toEqual([0, 1, 2, 2, 3, 3, 4, 5])
  expect(await Effect.runPromiseWith(services)(deadLetters({}))).toEqual([])
})
