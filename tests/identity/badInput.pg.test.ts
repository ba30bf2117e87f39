import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { call } from "../support/client.ts"
import { PASSWORD, signUp } from "../support/seeds.ts"
import { behindProxy, newNetwork, type ProblemBody } from "./support.ts"

let app: TestApp
let token: string
beforeAll(async () => {
  app = await startApp(behindProxy)
  token = (await signUp(app)).access_token
})
afterAll(() => app.stop())

const hostileValues: ReadonlyArray<readonly [string, unknown]> = [
  ["NUL bytes", "Ada\u0000"],
  ["a lone surrogate", "Ada\ud800"],
  ["5,000 characters", "x".repeat(5000)],
  ["right-to-left override", "Ada\u202eDriver"],
  ["zero-width characters", "A\u200bda"],
  ["a number", 7],
  ["null", null],
  ["a list", ["Ada"]],
  ["an object", { $ne: "" }]
]

/** Invalid in a line of text, but not in a password. */
const validInPassword = new Set(["right-to-left override", "zero-width characters"])

const endpoints: ReadonlyArray<readonly [string, string, Record<string, unknown>, boolean]> = [
  ["POST", "/api/public/sign-up", { email: "bad@example.com", password: PASSWORD, full_name: "Ada" }, false],
  ["POST", "/api/public/sign-in", { email: "bad@example.com", password: PASSWORD }, false],
  ["POST", "/api/public/session-refresh", { refresh_token: "mp_rt_x" }, false],
  ["POST", "/api/public/sign-out", { sign_out_token: "mp_so_x" }, false],
  ["POST", "/api/public/password-resets", { email: "bad@example.com" }, false],
  ["PUT", "/api/public/password", { token: "mp_ot_x", password: PASSWORD }, false],
  ["PUT", "/api/me/email-verification", { token: "mp_ot_x" }, true],
  ["PATCH", "/api/me/profile", { full_name: "Ada", time_zone: "UTC" }, true],
  ["PUT", "/api/me/password", { current_password: PASSWORD, new_password: "another good one" }, true],
  ["PUT", "/api/me/email", { password: PASSWORD, email: "bad@example.com" }, true]
]
const fields = endpoints.flatMap(([method, path, body, signedIn]) =>
  Object.keys(body).map((field) => ({ method, path, body, signedIn, field }))
)

const send = (method: string, path: string, body: unknown, signedIn: boolean) =>
  call(app, method, path, { body, ...(signedIn ? { token } : {}), headers: newNetwork() })

describe.each(fields)("$method $path with $field", ({ method, path, body, signedIn, field }) => {
  const applicable = hostileValues.filter(
    ([what]) => !(field.endsWith("password") && validInPassword.has(what))
  )
  it.each(applicable)("answers %s with a 4xx and a message", async (_, value) => {
    const reply = await send(method, path, { ...body, [field]: value }, signedIn)
    const nullable = field === "time_zone" && value === null
    if (nullable) return expect(reply.status).toBe(200)
    // No session has this token, so there is nothing to end (RFC 7009).
    const unknown = field === "sign_out_token" && typeof value === "string" && value.length <= 200
    if (unknown) return expect(reply.status).toBe(204)
    expect(reply.status).toBeGreaterThanOrEqual(400)
    expect(reply.status).toBeLessThan(500)
    expect((reply.body as ProblemBody).detail).toMatch(/^[A-Z].*[.!]$/)
  })

  it.each([
    "' or 1=1; drop table identity.users --",
    "<img src=x onerror=alert(1)>",
    "${7*7} {{7*7}} %00 ../../etc/passwd"
  ])("never fails with a 5xx for %j", async (value) => {
    const reply = await send(method, path, { ...body, [field]: value }, signedIn)
    expect(reply.status).toBeLessThan(500)
  })
})

describe("invalid JSON", () => {
  it.each(["", "{", "null", "[]", '"text"', "\u0000"])("%j answers a 4xx", async (body) => {
    const headers = { "content-type": "application/json", ...newNetwork() }
    const reply = await app.hono.request("/api/public/sign-in", { method: "POST", headers, body })
    expect([400, 422]).toContain(reply.status)
  })
})

describe("invalid tokens", () => {
  it.each(["", "Bearer", "Bearer ", "Basic abc", "Bearer mp_at_unknown", `Bearer ${"x".repeat(500)}`])(
    "%j answers 401",
    async (authorization) => {
      const reply = await app.hono.request("/api/me", { headers: { authorization } })
      expect(reply.status).toBe(401)
    }
  )
})

it("leaves no partial changes", async () => {
  const { rows } = await app.admin.query(
    `select from identity.users u full join identity.profiles p on p.user_id = u.id
     full join identity.credentials c on c.user_id = u.id where u.id is null or p.user_id is null or c.user_id is null`
  )
  expect(rows).toHaveLength(0)
  expect((await app.admin.query("select from identity.users")).rowCount).toBeGreaterThan(0)
})
