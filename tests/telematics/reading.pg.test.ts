import { GetMe } from "#identity/contract"
import { ReadSharedVehicles } from "#telematics/contract"
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import { call } from "../support/client.ts"
import { type Dimo, startDimo } from "../support/dimo/index.ts"
import { published } from "../support/history.ts"
import { PATIENT } from "../support/patience.ts"
import { createTelematicsTenant, rowsOf, runJob, setExpiry, tesla, transit } from "./scene.ts"
import type { TelematicsTenant } from "./scene.ts"

type ReadingBody = (typeof ReadSharedVehicles)["output"]["Encoded"]

let dimo: Dimo
let app: TestApp

beforeAll(async () => {
  dimo = await startDimo()
  app = await startApp({ env: dimo.env })
})
afterEach(() => dimo.reset())
afterAll(async () => {
  await app.stop()
  await dimo.stop()
})

const runReadingJob = () => runJob(app, "telematics.read-shared-vehicles")
const changes = (tenant: TelematicsTenant) => published(app, tenant, "SharedVehiclesChanged")

describe.each([
  ["on request", async (tenant: TelematicsTenant) => void (await tenant.read())],
  ["by the job", runReadingJob]
] as const)("reading %s", (_, read) => {
  it("adds new vehicles and removes others", async () => {
    const tenant = await createTelematicsTenant(app, dimo)
    const wallet = await tenant.connect(tenant.owner, [transit])
    dimo.setVehicles(wallet, [tesla])
    dimo.share(wallet)
    await read(tenant)
    expect(await tenant.models()).toEqual(["Model Y"])
    expect(await changes(tenant)).toBe(2)
  })

  it("removes the vehicles of a revoked account and keeps its connection", async () => {
    const tenant = await createTelematicsTenant(app, dimo)
    const wallet = await tenant.connect(tenant.owner, [transit, tesla])
    dimo.revoke(wallet)
    expect(await tenant.models()).toHaveLength(2)
    await read(tenant)
    expect(await tenant.shared()).toMatchObject({ items: [], failed: false })
    expect(await rowsOf(app, "shared_devices", tenant.owner)).toBe(0)
    expect((await tenant.mine(tenant.owner)).state).toBe("connected")
  })

  it("keeps the last data while the provider is down, reports it, and recovers", async () => {
    const tenant = await createTelematicsTenant(app, dimo)
    const wallet = await tenant.connect(tenant.owner, [transit])
    const { read_at } = await tenant.shared()
    dimo.revoke(wallet)
    dimo.fail("identity", { kind: "status", status: 503 })
    await read(tenant)
    expect(await tenant.shared()).toMatchObject({ items: [{ model: "Transit" }], read_at, failed: true })
    await read(tenant)
    expect(await changes(tenant)).toBe(2)
    dimo.reset()
    await read(tenant)
    expect(await tenant.shared()).toMatchObject({ items: [], failed: false })
    expect(await changes(tenant)).toBe(3)
  })

  it("publishes nothing when nothing changed", async () => {
    const tenant = await createTelematicsTenant(app, dimo)
    await tenant.connect(tenant.owner, [transit, tesla])
    const before = await tenant.shared()
    await read(tenant)
    const after = await tenant.shared()
    expect(after.items).toEqual(before.items)
    expect(after.read_at?.getTime()).toBeGreaterThan(before.read_at?.getTime() ?? 0)
    expect(await changes(tenant)).toBe(1)
  })
})

describe("a failing response of the provider", () => {
  it.each([
    ["HTML", { kind: "html" }],
    ["JSON of another shape", { kind: "answer", type: "application/json", body: '{"data":{"vehicles":[]}}' }],
    ["a dropped connection", { kind: "drop" }],
    ["a 429 with Retry-After", { kind: "status", status: 429, retryAfter: "30" }]
  ] as const)("is reported as unavailable: %s", async (_, fault) => {
    const tenant = await createTelematicsTenant(app, dimo)
    await tenant.connect(tenant.owner)
    dimo.fail("identity", fault)
    const { status, code, detail } = await tenant.read()
    expect([status, code, detail]).toEqual([
      409,
      "provider_unavailable",
      "DIMO isn't responding. Try again in a few minutes."
    ])
    expect(await tenant.models()).toEqual(["Transit"])
  })

  it("does not fail the connection", async () => {
    const tenant = await createTelematicsTenant(app, dimo)
    dimo.fail("identity", { kind: "status", status: 503 })
    await tenant.connect(tenant.owner)
    expect((await tenant.mine(tenant.owner)).state).toBe("connected")
    expect(await tenant.shared()).toEqual({ items: [], read_at: null, failed: true })
  })

  it("does not affect other accounts", async () => {
    const tenant = await createTelematicsTenant(app, dimo)
    const ada = await tenant.addMember("driver")
    await tenant.connect(tenant.owner, [transit])
    await tenant.connect(ada, [tesla])
    dimo.fail("identity", { kind: "html" }, 1)
    const { status, value } = await tenant.read()
    expect([status, value.failed, value.items.length]).toEqual([200, true, 2])
  })
})

describe("the list of shared vehicles", () => {
  it("shows a vehicle of two members once, for the one who connected first", async () => {
    const tenant = await createTelematicsTenant(app, dimo)
    const ada = await tenant.addMember("driver")
    const wallet = await tenant.connect(tenant.owner, [transit])
    // Tokens of one account issued in the same second would otherwise be identical.
    dimo.forge({ claims: { jti: "another" } })
    expect((await tenant.complete(ada, await tenant.authorize(ada, wallet))).status).toBe(201)
    expect(await tenant.shared()).toMatchObject({ items: [{ shared_by: tenant.owner.user.id }] })
    await tenant.disconnect(tenant.owner)
    expect(await tenant.shared()).toMatchObject({ items: [{ shared_by: ada.user.id }] })
  })

  it("hides a vehicle whose owner's consent has expired", async () => {
    const tenant = await createTelematicsTenant(app, dimo)
    await tenant.connect(tenant.owner, [transit, tesla])
    await app.admin.query(
      "update telematics.shared_vehicles set access_ends_at = now() - interval '1 second' where organization_id = $1 and model = 'Transit'",
      [tenant.id]
    )
    expect(await tenant.models()).toEqual(["Model Y"])
  })

  it("may be refreshed by a viewer", async () => {
    const tenant = await createTelematicsTenant(app, dimo)
    await tenant.connect(tenant.owner)
    const { value } = await tenant.read(await tenant.addMember("viewer"))
    expect(value.items.map(({ model }) => model)).toEqual(["Transit"])
  })

  it("includes all pages of the provider", async () => {
    const tenant = await createTelematicsTenant(app, dimo)
    const many = Array.from({ length: 250 }, (_, index) => ({ ...transit, tokenId: 5000 + index }))
    await tenant.connect(tenant.owner, many)
    expect((await tenant.shared()).items).toHaveLength(250)
  })
})

describe("reading shared vehicles", () => {
  it("does not overwrite the result of a later reading", async () => {
    const tenant = await createTelematicsTenant(app, dimo)
    const wallet = await tenant.connect(tenant.owner, [transit])
    dimo.fail("identity", { kind: "unresponsive" }, 1)
    const [before, slow] = [dimo.requests.length, tenant.read()]
    // Requests of other tests count towards the rate limit.
    await vi.waitFor(() => expect(dimo.requests.length).toBe(before + 1), PATIENT)
    dimo.setVehicles(wallet, [tesla])
    dimo.share(wallet)
    expect((await tenant.read()).status).toBe(200)
    // The slow one times out.
    expect((await slow).code).toBe("provider_unavailable")
    expect(await tenant.shared()).toMatchObject({ items: [{ model: "Model Y" }], failed: false })
  })

  it("holds no database connection while it waits: all others continue", async () => {
    const duringTwelveStalled = async () => {
      dimo.reset()
      const tenant = await createTelematicsTenant(app, dimo)
      await tenant.connect(tenant.owner)
      dimo.fail("identity", { kind: "unresponsive" })
      const before = dimo.requests.length
      let ended = 0
      const stalled = Array.from({ length: 12 }, () => tenant.read().finally(() => ended++))
      // The rate limit allows 10 per second.
      await expect.poll(() => ended > 0 || dimo.requests.length >= before + 12, PATIENT).toBe(true)
      expect((await callEndpoint(app, GetMe, { token: tenant.owner.access_token })).status).toBe(200)
      expect(await tenant.models()).toEqual(["Transit"])
      const endedBefore = ended
      for (const { code } of await Promise.all(stalled)) expect(code).toBe("provider_unavailable")
      return endedBefore
    }
    // Each times out after ten seconds; one retry, for a machine too busy to send them in time.
    await vi.waitFor(async () => expect(await duringTwelveStalled()).toBe(0), PATIENT)
  })

  it("ignores Idempotency-Key and never returns an earlier result", async () => {
    const tenant = await createTelematicsTenant(app, dimo)
    const wallet = await tenant.connect(tenant.owner, [transit])
    const again = async () =>
      call(app, "POST", `/api/organizations/${tenant.id}/telematics/dimo/readings`, {
        token: tenant.owner.access_token,
        headers: { "idempotency-key": "00000000-0000-4000-8000-000000000009" }
      })
    const first: ReadingBody = (await again()).body
    dimo.revoke(wallet)
    const second: ReadingBody = (await again()).body
    expect([first.items.length, second.items.length]).toEqual([1, 0])
  })

  it("is limited to 20 times a minute for all members together, not counting other users", async () => {
    const [tenant, other] = [await createTelematicsTenant(app, dimo), await createTelematicsTenant(app, dimo)]
    const ada = await tenant.addMember("driver")
    const all = async (count: number, by: (n: number) => ReturnType<TelematicsTenant["read"]>) =>
      (await Promise.all(Array.from({ length: count }, (_, n) => by(n)))).map(({ status }) => status)
    const [token, params] = [other.owner.access_token, tenant.params({ provider: "dimo" })]
    const outsiders = await all(21, () => callEndpoint(app, ReadSharedVehicles, { token, params }))
    expect(new Set(outsiders)).toEqual(new Set([404]))
    const own = await all(22, (n) => tenant.read(n % 2 ? ada : tenant.owner))
    expect([200, 429].map((one) => own.filter((status) => status === one).length)).toEqual([20, 2])
    expect((await other.read()).status).toBe(200)
  })

  it("keeps the last data when no provider is configured", async () => {
    const tenant = await createTelematicsTenant(app, dimo)
    await tenant.connect(tenant.owner)
    const bare = await startApp({ database: app })
    await runJob(bare, "telematics.read-shared-vehicles")
    const request = { token: tenant.owner.access_token, params: tenant.params({ provider: "dimo" }) }
    const { code, detail } = await callEndpoint(bare, ReadSharedVehicles, request)
    expect([code, detail]).toEqual([
      "provider_not_configured",
      "DIMO isn't available on this installation. Data that was already loaded is kept."
    ])
    expect(await tenant.shared()).toMatchObject({ items: [{ model: "Transit" }], failed: false })
    await bare.stop()
  })

  it("skips an expired connection, whose vehicles are deleted later", async () => {
    const tenant = await createTelematicsTenant(app, dimo)
    const wallet = await tenant.connect(tenant.owner)
    await setExpiry(app, tenant.owner, -1)
    const before = dimo.requests.length
    await runReadingJob()
    expect(dimo.requests.slice(before).filter(({ body }) => body.includes(wallet))).toEqual([])
    await runJob(app, "telematics.purge-expired")
    expect(await rowsOf(app, "shared_vehicles", tenant.owner)).toBe(0)
    expect((await tenant.mine(tenant.owner)).state).toBe("expired")
  })
})
