import { afterAll, beforeAll, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { call } from "../support/client.ts"
import { createCustomer } from "../support/seeds.ts"
import { createTenant, type Tenant } from "../support/tenant.ts"

let app: TestApp
let tenant: Tenant
beforeAll(async () => {
  app = await startApp()
  tenant = await createTenant(app)
})
afterAll(() => app.stop())

const CALLS = 200
/** The most that is allowed in `seconds`, as long as that is less than a minute. */
const allowedIn = (seconds: number) => 120 + 2 * seconds + 1

/** Repeats two calls that undo each other, and returns how many were not refused, and the seconds they took. */
const backAndForth = async (token: string, calls: ReadonlyArray<readonly [string, string, unknown?]>) => {
  const started = performance.now()
  let allowed = 0
  for (let count = 0; count < CALLS; count += 1) {
    const [method = "", path = "", body] = calls[count % calls.length] ?? []
    const { status } = await call(app, method, path, { token, body })
    expect([200, 204, 429]).toContain(status)
    if (status !== 429) allowed += 1
  }
  return { allowed, seconds: (performance.now() - started) / 1000 }
}

const entries = async (action: string): Promise<number> => {
  const { rows } = await app.admin.query(
    "select count(*)::int as count from audit.entries where organization_id = $1 and action = any($2)",
    [tenant.id, action.split(" ")]
  )
  return rows[0].count
}

it("known flaw: an audit log is flooded by archiving and restoring the same customer", async () => {
  const { access_token: token } = await tenant.addMember("admin")
  const customer = await createCustomer(app, token, tenant.id)
  const path = `/api/organizations/${tenant.id}/customers/${customer}/archive`
  const { allowed, seconds } = await backAndForth(token, [
    ["PUT", path],
    ["DELETE", path]
  ])
  expect(allowed).toBeLessThanOrEqual(allowedIn(seconds))
  expect(await entries("customer.archived customer.restored")).toBeLessThanOrEqual(allowed)
})

it("known flaw: an audit log is flooded by changing the same role back and forth", async () => {
  const { access_token: token } = await tenant.addMember("admin")
  const memberId = await tenant.memberId(await tenant.addMember("viewer"))
  const path = `/api/organizations/${tenant.id}/members/${memberId}`
  const { allowed, seconds } = await backAndForth(token, [
    ["PATCH", path, { role: "driver" }],
    ["PATCH", path, { role: "viewer" }]
  ])
  expect(allowed).toBeLessThanOrEqual(allowedIn(seconds))
  expect(await entries("member.role_changed")).toBeLessThanOrEqual(allowed)
})

it("says when to continue, and leaves other people alone", async () => {
  const { access_token: token } = await tenant.addMember("admin")
  const profile = (of: string) =>
    call(app, "PATCH", "/api/me/profile", { token: of, body: { units: "metric" } })
  let reply = await profile(token)
  for (let count = 0; count < CALLS && reply.status !== 429; count += 1) reply = await profile(token)
  expect(reply.status).toBe(429)
  expect(Number(reply.headers.get("retry-after"))).toBeGreaterThan(0)
  expect((await profile(tenant.owner.access_token)).status).toBe(200)
})
