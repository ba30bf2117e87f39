import { OutboxSignal } from "#infra/jobs"
import { signalsLayer } from "#infra/realtime"
import { Context, Effect, Layer, Redacted } from "effect"
import type { Client, Notification } from "pg"
import { afterAll, beforeAll, expect, it } from "vitest"
import { startApp, type TestApp } from "../../support/app.ts"
import { PATIENT } from "../../support/patience.ts"
import { connected, publish, team } from "./support.ts"

let app: TestApp
let client: Client
const notices: Array<Notification> = []

beforeAll(async () => {
  app = await startApp()
  client = await connected(app)
  client.on("notification", (notice) => notices.push(notice))
  await client.query("listen motorpool_signals")
})
afterAll(async () => {
  await client?.end()
  await app?.stop()
})

it("notifies other processes at most twenty times a second, on a dedicated connection", async () => {
  const { owner, organizationId } = await team(app)
  notices.length = 0
  const started = performance.now()
  for (let round = 0; round < 10; round++)
    await Promise.all(Array.from({ length: 20 }, () => publish(app, organizationId, owner.user.id)))
  const seconds = (performance.now() - started) / 1_000
  expect(notices.length).toBeGreaterThan(0)
  // One immediately, and one for the events that followed while it was sent.
  expect(notices.length).toBeLessThanOrEqual(seconds * 20 + 2)
  const { rows } = await app.admin.query(
    "select distinct application_name from pg_stat_activity where pid = any($1)",
    [notices.map(({ processId }) => processId)]
  )
  expect(rows).toEqual([{ application_name: "motorpool-signal" }])
})

/** A program that commits something and ends, after so many round trips to the database. */
const endAfter = (roundTrips: number) =>
  Effect.runPromise(
    Effect.scoped(
      Effect.gen(function* () {
        const signals = yield* Layer.build(signalsLayer(Redacted.make(app.urls.application)))
        yield* Effect.sync(Context.get(signals, OutboxSignal).raise)
        for (let n = 0; n < roundTrips; n++) yield* Effect.promise(() => app.admin.query("select"))
      })
    )
  )

it.for([0, 1, 2, 3, 4, 5])(
  "notifies other processes of a commit even when the program ends %i round trips afterwards",
  async (roundTrips) => {
    const before = notices.length
    await endAfter(roundTrips)
    await expect.poll(() => notices.length, PATIENT).toBeGreaterThan(before)
  }
)
