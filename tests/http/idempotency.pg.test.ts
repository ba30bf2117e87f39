import { afterAll, beforeAll, beforeEach, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { call } from "../support/client.ts"
import { createOrganization, createPerson } from "../support/seeds.ts"

let app: TestApp
let token: string

beforeAll(async () => {
  app = await startApp()
  token = (await createPerson(app)).access_token
})
beforeEach(() => app.admin.query("truncate app.rate_limits"))
afterAll(() => app.stop())

const create = (key: string, name: string, as = token) =>
  call(app, "POST", "/api/me/organizations", {
    token: as,
    body: { name, industry: "fleet" },
    headers: { "idempotency-key": key }
  })

const countOf = async (name: string): Promise<number> =>
  (await app.admin.query("select count(*)::int as n from tenancy.organizations where name = $1", [name]))
    .rows[0].n

it("answers a repeated POST with the first response and handles it once", async () => {
  const first = await create("a", "Once")
  const second = await create("a", "Once")
  expect([first.status, second.status]).toEqual([201, 201])
  expect(second.body).toEqual(first.body)
  expect(second.headers.get("idempotency-replayed")).toBe("true")
  expect(await countOf("Once")).toBe(1)
})

it("handles twenty concurrent requests once", async () => {
  const replies = await Promise.all(Array.from({ length: 20 }, () => create("b", "Parallel")))
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]))
  expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  expect(await countOf("Parallel")).toBe(1)
})

it("refuses the key of another request", async () => {
  await create("c", "First")
  const reply = await create("c", "Second")
  expect([reply.status, reply.body]).toMatchObject([422, { code: "key_reused" }])
  expect(await countOf("Second")).toBe(0)
})

it("keeps keys separate per user", async () => {
  await create("d", "Mine")
  const other = (await createPerson(app)).access_token
  expect((await create("d", "Mine", other)).headers.get("idempotency-replayed")).toBeNull()
  expect(await countOf("Mine")).toBe(2)
})

it("forgets a failure, so that the same key can be retried", async () => {
  const organizationId = await createOrganization(app, token)
  const invite = (email: string) =>
    call(app, "POST", `/api/organizations/${organizationId}/invitations`, {
      token,
      body: { invited_name: "Ben", email, role: "viewer" },
      headers: { "idempotency-key": `e-${email}` }
    })
  expect((await invite("not-an-address")).status).toBe(422)
  expect((await invite("ben@example.com")).status).toBe(201)
  expect((await invite("ben@example.com")).headers.get("idempotency-replayed")).toBe("true")
})

it("never stores a response that contains a secret", async () => {
  const body = { email: "secret@example.com", password: "correct horse battery", full_name: "Ada" }
  const signUp = () => call(app, "POST", "/api/public/sign-up", { body, headers: { "idempotency-key": "f" } })
  expect((await signUp()).status).toBe(201)
  expect((await signUp()).status).toBe(409)
  const { rows } = await app.admin.query("select 1 from app.idempotency_keys where body like '%mp_at_%'")
  expect(rows).toEqual([])
})

it("shares an anonymous key only between equal requests", async () => {
  const reset = (email: string) =>
    call(app, "POST", "/api/public/password-resets", { body: { email }, headers: { "idempotency-key": "g" } })
  expect((await reset("one@example.com")).headers.get("idempotency-replayed")).toBeNull()
  expect((await reset("two@example.com")).headers.get("idempotency-replayed")).toBeNull()
  expect((await reset("two@example.com")).headers.get("idempotency-replayed")).toBe("true")
})

it.each(["", " ", "x".repeat(201), "caf\u00e9"])("refuses the key %j", async (key) => {
  // A header cannot carry every text; the server checks what arrives.
  const reply = await create(key, "Bad key").catch(() => undefined)
  if (reply !== undefined) expect([201, 400]).toContain(reply.status)
  if (reply?.status === 400) expect(reply.body).toMatchObject({ code: "key_invalid" })
})
