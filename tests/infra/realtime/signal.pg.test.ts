import type { Client, Notification } from "pg"
import { afterAll, beforeAll, expect, it } from "vitest"
import { startApp, type TestApp } from "../../support/app.ts"
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

it("notifies other processes of a commit even when the program ends immediately afterwards", async () => {
  const { owner, organizationId } = await team(app)
  const program = await startApp({ database: app })
  const before = notices.length
  await publish(program, organizationId, owner.user.id)
  await program.stop()
  await expect.poll(() => notices.length).toBeGreaterThan(before)
})
