import {
  deadLetters,
  Queue,
  queued,
  queueViews,
  retryDead,
  reportDeadLetters,
  watchQueues,
  work,
  workingFor
} from "#infra/jobs"
import { metricsText } from "#infra/observability"
import { Context, Effect, Exit, Schema, Scope } from "effect"
import { afterAll, beforeAll, expect, it, vi } from "vitest"
import { startApp, type TestApp } from "../../support/app.ts"
import { PATIENT } from "../../support/patience.ts"

const OPERATIONS = "operations@motorpool.example"
const ORGANIZATION = "019aa000-0000-7000-8000-000000000001"
const USER = "019aa000-0000-7000-8000-000000000002"
const SECRET = "mp_at_abcdefghijklmnopqrstuvwxyz0123456789"

let app: TestApp
let scope: Scope.Closeable
const lines: Array<string> = []
beforeAll(async () => {
  vi.spyOn(process.stdout, "write").mockImplementation((text) => {
    lines.push(String(text))
    return true
  })
  app = await startApp({ env: { OPERATIONS_EMAIL: OPERATIONS } })
  scope = Scope.makeUnsafe()
})
afterAll(async () => {
  await Effect.runPromise(Scope.close(scope, Exit.void))
  await app.stop()
  vi.restoreAllMocks()
})

/** Fails while `isBroken`, on behalf of a user. */
let isBroken = true
let completed = 0
const failing = queued({
  name: "jobs.failing",
  does: "Fails for someone.",
  touches: [],
  data: Schema.Struct({ organizationId: Schema.String, email: Schema.String }),
  retries: 0,
  run: () =>
    workingFor({ userId: USER })(
      Effect.sync(() => {
        if (isBroken) throw new Error(`The depot is closed. authorization: Bearer ${SECRET}`)
        completed++
      })
    )
})

const inShared = <A>(effect: Effect.Effect<A, never, Queue>): Promise<A> =>
  Effect.runPromise(Effect.provide(effect, app.services.shared))

const fail = async () => {
  const { boss } = Context.get(app.services.shared, Queue)
  await boss.createQueue(failing.name, { retryLimit: 0, deadLetter: "dead-letters" })
  const working = Effect.provide(work([failing], app.services.shared), app.services.shared)
  await Effect.runPromise(Scope.provide(working, scope))
  await boss.send(failing.name, { organizationId: ORGANIZATION, email: "ada@example.com" })
  await vi.waitFor(async () => expect(await inShared(deadLetters({}))).toHaveLength(1), PATIENT)
}

const mails = async () =>
  (await app.admin.query("select recipient, kind from app.mails where kind = 'jobs.dead-letters'")).rows

it("records what a failed job did and for whom without secrets, and notifies operators once", async () => {
  await fail()
  const [letter] = await inShared(deadLetters({}))
  expect(letter).toMatchObject({
    queue: "jobs.failing",
    tries: 1,
    about: { organizationId: ORGANIZATION, userId: USER }
  })
  expect(letter?.message).toContain("The depot is closed.")
  const [view] = await inShared(queueViews([failing]))
  expect(view).toMatchObject({ name: "jobs.failing", does: "Fails for someone.", dead: 1, waiting: 0 })

  const log = lines.join("")
  expect(log).toContain("failed permanently and is now a dead letter")
  expect(log).toContain(USER)
  const metrics = await Effect.runPromise(metricsText)
  expect(metrics).toMatch(/jobs_dead_letters_total\{queue="jobs.failing"\} 1/)

  const gauges = await Effect.runPromise(
    Effect.scoped(Effect.andThen(Effect.provide(watchQueues([failing]), app.services.shared), metricsText))
  )
  expect(gauges).toMatch(/jobs_dead_letters\{queue="jobs.failing"\} 1/)
  expect(gauges).toMatch(/jobs_oldest_waiting_seconds\{queue="jobs.failing"\} 0/)

  for (const _ of [1, 2]) {
    await Effect.runPromiseWith(app.services.system)(reportDeadLetters.run({}))
    expect(await mails()).toEqual([{ recipient: OPERATIONS, kind: "jobs.dead-letters" }])
  }
  const mail = await app.lastMail(OPERATIONS)
  expect(mail.text).toContain(USER)
  for (const text of [log, JSON.stringify(letter), mail.text]) {
    expect(text).not.toContain(SECRET)
    expect(text).not.toContain("ada@example.com")
  }
})

it("runs again on an operator's request and is no longer a dead letter", async () => {
  const [letter] = await inShared(deadLetters({}))
  isBroken = false
  expect(await inShared(retryDead([letter?.id ?? ""]))).toBe(1)
  await vi.waitFor(() => expect(completed).toBe(1), PATIENT)
  expect(await inShared(deadLetters({}))).toEqual([])
  expect(await inShared(retryDead([letter?.id ?? ""]))).toBe(0)
})
