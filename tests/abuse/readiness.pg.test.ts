import { Option } from "effect"
import { afterAll, beforeAll, expect, it } from "vitest"
import { createApp } from "../../apps/system/app.ts"
import { mountHealth } from "../../apps/system/health.ts"
import { startApp, type TestApp } from "../support/app.ts"

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

it("known flaw: requests for the readiness take every connection to the database, without a turn", async () => {
  const { request } = createApp({
    settings: app.settings,
    site: { files: new Map(), pages: new Map(), scriptHashes: [], styleHashes: [] },
    version: "test",
    mount: (hono) =>
      mountHealth(hono, app.services.application, { metricsToken: Option.none(), stopping: () => false })
  })
  const connections = async () => {
    const { rows } = await app.admin.query(
      `select count(*)::int from pg_stat_activity
       where datname = current_database() and application_name = 'motorpool'`
    )
    return rows[0]?.count
  }
  const status = async () => (await request("/readyz")).status
  const before = await connections()
  expect(new Set(await Promise.all(Array.from({ length: 200 }, status)))).toEqual(new Set([200]))
  expect((await connections()) - before).toBeLessThanOrEqual(1)
})
