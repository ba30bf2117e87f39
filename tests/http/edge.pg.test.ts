import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { routes } from "../../apps/system/assembly.ts"
import { mountHealth } from "../../apps/system/health.ts"
import { createApp } from "../../apps/system/app.ts"
import { mountMailbox } from "#infra/mail"
import { Option, Redacted } from "effect"
import { startApp, type TestApp } from "../support/app.ts"
import { call } from "../support/client.ts"
import { createPerson } from "../support/seeds.ts"

let app: TestApp

beforeAll(async () => {
  app = await startApp({ env: { TRUSTED_PROXIES: "127.0.0.1" } })
})
beforeEach(() => app.admin.query("truncate app.rate_limits"))
afterAll(() => app.stop())

const signIn = (forwardedFor: string, email: string, from: TestApp = app) =>
  call(from, "POST", "/api/public/sign-in", {
    body: { email, password: "wrong password" },
    headers: { "x-forwarded-for": forwardedFor }
  })

/** Costs less than a sign-in, which hashes a password. */
const preview = (forwardedFor: string, from: TestApp = app) =>
  call(from, "POST", "/api/public/invitation-previews", {
    body: { token: "of-no-invitation" },
    headers: { "x-forwarded-for": forwardedFor }
  })

describe("rate limits", () => {
  it("count per network and across processes, and say when to retry", async () => {
    const second = await startApp({ env: { TRUSTED_PROXIES: "127.0.0.1" }, database: app })
    try {
      const statuses: Array<number> = []
      for (let n = 0; n < 101; n++)
        statuses.push((await signIn("203.0.113.7", `n${n}@example.com`, n % 2 === 0 ? app : second)).status)
      expect(statuses.slice(0, 100)).toEqual(Array.from({ length: 100 }, () => 401))
      expect(statuses[100]).toBe(429)
      const refused = await signIn("203.0.113.7", "again@example.com", second)
      expect(refused.body).toMatchObject({ code: "too_many_requests", status: 429 })
      expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0)
      expect((await signIn("203.0.113.8", "other@example.com")).status).toBe(401)
    } finally {
      await second.stop()
    }
  })

  it("cannot be bypassed by forging X-Forwarded-For", async () => {
    const direct = await startApp({ database: app })
    try {
      for (let n = 0; n < 120; n++) expect((await preview(`198.51.100.${n}`, direct)).status).toBe(410)
      expect((await preview("198.51.100.200", direct)).status).toBe(429)
    } finally {
      await direct.stop()
    }
  })

  it("count one subscriber's IPv6 network as one", async () => {
    for (let n = 0; n < 120; n++) expect((await preview(`2001:db8:1:2::${n.toString(16)}`)).status).toBe(410)
    expect((await preview("2001:db8:1:2:ffff::1")).status).toBe(429)
    expect((await preview("2001:db8:1:3::1")).status).toBe(410)
  })

  it("count failures at one account from networks it does not know", async () => {
    for (let n = 0; n < 50; n++) await signIn(`203.0.113.${n}`, "victim@example.com")
    expect((await signIn("203.0.113.99", "victim@example.com")).status).toBe(429)
  })
})

describe("every response", () => {
  it("has the security headers and never a CORS header", async () => {
    const response = await app.hono.request("/api/me", { headers: { origin: "https://evil.example" } })
    expect(response.headers.get("content-security-policy")).toContain("default-src 'none'")
    expect(response.headers.get("x-content-type-options")).toBe("nosniff")
    expect([...response.headers.keys()].filter((name) => name.startsWith("access-control"))).toEqual([])
  })

  it("refuses a change sent by another site's page", async () => {
    const { access_token } = await createPerson(app)
    const response = await app.hono.request("/api/me/profile", {
      method: "PATCH",
      headers: {
        origin: "https://evil.example",
        "content-type": "application/json",
        authorization: `Bearer ${access_token}`
      },
      body: JSON.stringify({ full_name: "Mallory" })
    })
    expect(response.status).toBe(403)
  })

  it("has a request id", async () => {
    const response = await app.hono.request("/api/me", { headers: { "x-request-id": "abc-123" } })
    expect(response.headers.get("x-request-id")).toBe("abc-123")
    expect(await response.json()).toMatchObject({ requestId: "abc-123", code: "unauthenticated" })
  })
})

it("answers 503 when a change waits too long for another one", async () => {
  const { access_token: token } = await createPerson(app)
  const other = await app.admin.connect()
  try {
    await other.query("begin; lock table identity.profiles in exclusive mode")
    const { status, body } = await call(app, "PATCH", "/api/me/profile", { token, body: { full_name: "Bo" } })
    expect(body).toMatchObject({
      code: "unavailable",
      detail: "Too many changes to the same data are under way right now. Try again shortly."
    })
    expect(status).toBe(503)
  } finally {
    await other.query("rollback")
    other.release()
  }
})

describe("the API's description", () => {
  it("is OpenAPI 3.1 and contains every endpoint with its errors", async () => {
    const document = JSON.parse(await (await app.hono.request("/api/openapi.json")).text())
    expect(document.openapi).toBe("3.1.0")
    for (const { endpoint } of routes) {
      const operation =
        document.paths[endpoint.path.replace(/:(\w+)/g, "{$1}")]?.[endpoint.method.toLowerCase()]
      expect(operation?.operationId).toBe(endpoint.name)
      for (const { status } of endpoint.errors) expect(operation.responses[status]).toBeDefined()
    }
    const references = JSON.stringify(document).match(/#\/components\/schemas\/[A-Za-z0-9_]+/g) ?? []
    for (const reference of references)
      expect(document.components.schemas[reference.split("/").at(-1) ?? ""]).toBeDefined()
  })

  it("is readable at /api/docs without a script", async () => {
    const response = await app.hono.request("/api/docs")
    const page = await response.text()
    expect(page).toContain("Invite someone by email")
    expect(page).not.toContain("<script")
    expect(response.headers.get("content-security-policy")).not.toContain("unsafe")
  })
})

describe("operational endpoints", () => {
  const site = { files: new Map(), pages: new Map(), scriptHashes: [], styleHashes: [] }
  // A peer in TRUSTED_PROXIES would speak for others.
  const settings = () => ({ ...app.settings, trustedProxies: [] })
  const withHealth = (stopping: boolean) =>
    createApp({
      settings: settings(),
      site,
      version: "test",
      mount: (hono) =>
        mountHealth(hono, app.services.application, {
          metricsToken: Option.some(Redacted.make("a-long-metrics-token")),
          stopping: () => stopping
        })
    })

  it("report ready while the database responds and the server is not stopping", async () => {
    expect((await withHealth(false).request("/healthz")).status).toBe(200)
    expect((await withHealth(false).request("/readyz")).status).toBe(200)
    expect((await withHealth(true).request("/readyz")).status).toBe(503)
  })

  it("show metrics on loopback or with the token only", async () => {
    const metrics = (headers: Record<string, string>) => withHealth(false).request("/metrics", { headers })
    expect(await (await metrics({})).text()).toContain("http_requests_total")
    expect((await metrics({ "x-forwarded-for": "203.0.113.9" })).status).toBe(404)
    // An attacker's page whose name resolves to this machine (DNS rebinding).
    expect((await metrics({ host: "evil.example:4000" })).status).toBe(404)
    const remote = { "x-forwarded-for": "203.0.113.9", authorization: "Bearer a-long-metrics-token" }
    expect((await metrics(remote)).status).toBe(200)
  })

  it.each([
    ["a mail server is configured", { sendsMail: true }],
    ["the public address is not this machine", { publicUrl: "https://fleet.example.com" }],
    ["the server listens beyond this machine", { host: "0.0.0.0" }]
  ])("have no mailbox when %s", async (_, difference) => {
    const open = {
      dataDir: app.settings.dataDir,
      publicUrl: "http://localhost:4000",
      host: "127.0.0.1",
      sendsMail: false
    }
    const withMailbox = (options: typeof open) =>
      createApp({
        settings: settings(),
        site,
        version: "test",
        mount: (hono) => mountMailbox(hono, options)
      })
    const ask = (options: typeof open, headers: Record<string, string> = {}) =>
      withMailbox(options).request("http://localhost:4000/dev/mailbox", {
        headers: { host: "localhost:4000", ...headers }
      })
    const mailbox = await ask(open)
    expect(mailbox.status).toBe(200)
    // Without one, browsers ask for /favicon.ico, which does not exist.
    expect(await mailbox.text()).toContain('<link rel="icon" href="/favicon.svg"')
    expect((await ask({ ...open, ...difference })).status).toBe(404)
    expect((await ask(open, { "x-forwarded-for": "203.0.113.9" })).status).toBe(404)
    expect((await ask(open, { host: "evil.example" })).status).toBe(404)
  })
})
