import { job, type Job, Queue, queueLayer, queued, runNow, work } from "#infra/jobs"
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

/** A scheduled job that records its runs and continues until it is released. */
const blockingJob = (name: string) => {
  let [runs, concurrent, mostConcurrent] = [0, 0, 0]
  let gate = Promise.withResolvers<void>()
  const definition = job({
    name: `jobs.${name}`,
    does: "Waits until it is released.",
    touches: [],
    cron: "0 0 1 1 *",
    run: Effect.promise(async () => {
      runs++
      mostConcurrent = Math.max(mostConcurrent, ++concurrent)
      await gate.promise
      concurrent--
    })
  })
  const release = () => {
    gate.resolve()
    gate = Promise.withResolvers<void>()
  }
  return { definition, release, runs: () => runs, mostConcurrent: () => mostConcurrent }
}

/** Another process for jobs, with its own pg-boss. */
const processWith = async (definition: Job<never>, runsJobs = true) => {
  const layer = Layer.mergeAll(
    queueLayer({ url: Redacted.make(database.urls.jobs), worker: true, jobs: [definition] }),
    pool({ url: Redacted.make(database.urls.application), name: "test", maxConnections: 2 })
  )
  const services = await Effect.runPromise(Layer.buildWithScope(layer, scope))
  const working = Effect.provide(work([definition], Context.empty()), services)
  if (runsJobs) await Effect.runPromise(Scope.provide(working, scope))
  const { send, boss } = Context.get(services, Queue)
  return {
    boss,
    send: () => Effect.runPromiseWith(services)(send(definition.name, {})),
    runNow: (signal?: AbortSignal) =>
      Effect.runPromiseWith(services)(runNow(definition), signal && { signal })
  }
}

it("runs a scheduled job once at a time, across all processes", async () => {
  const { definition, release, runs, mostConcurrent } = blockingJob("exclusive")
  const processes = [await processWith(definition), await processWith(definition)]
  await Promise.all([...processes, ...processes].map(({ send }) => send()))
  await expect.poll(runs, PATIENT).toBe(1)
  await Promise.all(processes.map(({ send }) => send()))
  expect(await processes[0]?.runNow()).toBeNull()
  release()
  // A later run starts: the first one does not block it.
  await expect
    .poll(async () => {
      await processes[1]?.send()
      return runs()
    }, PATIENT)
    .toBe(2)
  release()
  expect(mostConcurrent()).toBe(1)
})

it("runs nothing scheduled during an operator's run, and records that run", async () => {
  const { definition, release, runs, mostConcurrent } = blockingJob("manual")
  const [worker, shell] = [await processWith(definition), await processWith(definition, false)]
  const running = shell.runNow()
  await expect.poll(runs, PATIENT).toBe(1)
  await worker.send()
  expect(await worker.runNow()).toBeNull()
  release()
  expect(await running).toEqual({ fault: undefined })
  expect([runs(), mostConcurrent()]).toEqual([1, 1])
})

it("interrupts a job that runs out of time, so that its next attempt does not overlap", async () => {
  let [runs, interrupted] = [0, 0]
  const endless = queued({
    name: "jobs.endless",
    does: "Never ends.",
    touches: [],
    data: Schema.Struct({}),
    retries: 0,
    run: () =>
      Effect.onInterrupt(
        Effect.andThen(
          Effect.sync(() => runs++),
          Effect.never
        ),
        () => Effect.sync(() => interrupted++)
      )
  })
  const { boss } = await processWith(endless)
  await boss.send(endless.name, {}, { expireInSeconds: 1 })
  await expect.poll(() => [runs, interrupted], PATIENT).toEqual([1, 1])
})

it("limits the time of each job in a batch separately", async () => {
  const ran: Array<unknown> = []
  const uneven = queued({
    name: "jobs.uneven",
    does: "Ends, or never does.",
    touches: [],
    data: Schema.Struct({ ends: Schema.Boolean }),
    retries: 0,
    run: ({ ends }) => (ends ? Effect.sync(() => void ran.push(ends)) : Effect.never)
  })
  const { boss } = await processWith(uneven, false)
  for (const ends of [true, false]) await boss.send(uneven.name, { ends }, { expireInSeconds: 2 })
  await processWith(uneven)
  const outcomes = async () =>
    (await boss.findJobs<{ ends: boolean }>(uneven.name)).map(
      ({ data, state }) => `${data.ends ? "ends" : "never ends"}: ${state}`
    )
  await expect
    .poll(async () => (await outcomes()).toSorted(), PATIENT)
    .toEqual(["ends: completed", "never ends: failed"])
  expect(ran).toEqual([true])
})

it("returns the queue to the schedule when an operator's run is interrupted", async () => {
  const { definition, release, runs } = blockingJob("interrupted")
  const [worker, shell] = [await processWith(definition), await processWith(definition, false)]
  const controller = new AbortController()
  const running = shell.runNow(controller.signal)
  await expect.poll(runs, PATIENT).toBe(1)
  controller.abort()
  await expect(running).rejects.toThrow()
  await worker.send()
  await expect.poll(runs, PATIENT).toBe(2)
  release()
})
