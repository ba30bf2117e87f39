import { GetMe } from "#identity/contract"
import { ListCustomers } from "#customers/contract"
import { afterAll, beforeAll, expect, it } from "vitest"
import { createCustomersTenant } from "../customers/scene.ts"
import { startApp, type TestApp } from "../support/app.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import { createPerson } from "../support/seeds.ts"
import { untilBlocked } from "../support/patience.ts"

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

it("known flaw: one tenant's slow requests take every connection", async () => {
  const slow = await createCustomersTenant(app)
  const other = await createPerson(app)
  const locked = await app.admin.connect()
  // Whoever reads customers waits until the test unlocks them.
  await locked.query("begin; lock table customers.customers")
  const calls = Array.from({ length: 40 }, () =>
    callEndpoint(app, ListCustomers, { token: slow.owner.access_token, params: slow.params() })
  )
  try {
    await untilBlocked(app)
    const { status } = await callEndpoint(app, GetMe, { token: other.access_token })
    expect(status).toBe(200)
    const held = await app.admin.query(
      `select from pg_stat_activity where datname = current_database()
         and application_name = 'motorpool' and xact_start is not null`
    )
    expect(held.rowCount).toBeLessThanOrEqual(4)
  } finally {
    await locked.query("rollback")
    locked.release()
  }
  const statuses = (await Promise.all(calls)).map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([200]))
})
