import { Effect } from "effect"
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"
import { RemoveMember } from "#tenancy/contract"
import { disableUser } from "#identity/operator"
import { CurrentActor } from "#kernel"
import { startApp, type TestApp } from "../support/app.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import { type Dimo, startDimo } from "../support/dimo/index.ts"
import { logged, published } from "../support/history.ts"
import { PATIENT } from "../support/patience.ts"
import { join } from "../support/seeds.ts"
import { createTelematicsTenant, reactToRemoval, rowsOf, runJob, tesla } from "./scene.ts"

let dimo: Dimo
let app: TestApp
let env: Record<string, string>

beforeAll(async () => {
  dimo = await startDimo()
  env = { ...dimo.env, SECRET_KEY: "two processes of one installation share this" }
  app = await startApp({ env })
})
afterAll(async () => {
  await app.stop()
  await dimo.stop()
})

describe("the connection of a user who leaves the organization", () => {
  it("stops serving it immediately", async () => {
    const tenant = await createTelematicsTenant(app, dimo)
    const ada = await tenant.addMember("driver")
    await tenant.connect(ada)
    await tenant.leave(ada)
    expect(await tenant.models()).toEqual([])
    expect(await tenant.mine(ada)).toMatchObject({ state: "none", wallet_address: null })
  })

  it("is deleted with its vehicles and pending attempts", async () => {
    const tenant = await createTelematicsTenant(app, dimo)
    const ada = await tenant.addMember("driver")
    await tenant.connect(ada)
    await tenant.start(ada)
    await tenant.leave(ada)
    await reactToRemoval(app, tenant)
    for (const table of ["attempts", "dimo_tokens", "shared_vehicles", "shared_devices"])
      expect(await rowsOf(app, table, ada), table).toBe(0)
    expect(await published(app, tenant, "ProviderDisconnected")).toBe(1)
    // A queue may deliver it twice.
    await reactToRemoval(app, tenant)
    expect(await published(app, tenant, "ProviderDisconnected")).toBe(1)
    expect(await logged(app, tenant, "provider.disconnected")).toHaveLength(1)
  })

  it("is no longer read by the job", async () => {
    const tenant = await createTelematicsTenant(app, dimo)
    const ada = await tenant.addMember("driver")
    const wallet = await tenant.connect(ada)
    await tenant.leave(ada)
    const before = dimo.requests.length
    await runJob(app, "telematics.read-shared-vehicles")
    expect(dimo.requests.slice(before).filter(({ body }) => body.includes(wallet))).toEqual([])
  })

  it("can still be disconnected before it is deleted", async () => {
    const tenant = await createTelematicsTenant(app, dimo)
    const ada = await tenant.addMember("driver")
    await tenant.connect(ada)
    await tenant.leave(ada)
    expect((await tenant.disconnect(ada)).status).toBe(204)
    expect(await rowsOf(app, "dimo_tokens", ada)).toBe(0)
  })

  it("is kept when made after rejoining, however late the removal is handled", async () => {
    const tenant = await createTelematicsTenant(app, dimo)
    const ada = await tenant.addMember("driver")
    await tenant.connect(ada)
    await tenant.leave(ada)
    await tenant.invite(ada.email, "driver")
    await join(app, ada)
    await tenant.connect(ada, [tesla])
    await reactToRemoval(app, tenant)
    expect(await tenant.models()).toEqual(["Model Y"])
  })

  it("is kept when it serves another organization", async () => {
    const [first, second] = [await createTelematicsTenant(app, dimo), await createTelematicsTenant(app, dimo)]
    const ada = await first.addMember("driver")
    await second.invite(ada.email, "driver")
    await join(app, ada)
    await second.connect(ada)
    await first.leave(ada)
    await reactToRemoval(app, first)
    expect([await second.models(), (await second.mine(ada)).state]).toEqual([["Transit"], "connected"])
  })
})

it("a removed member's connection is deleted by the workers", async () => {
  const tenant = await createTelematicsTenant(app, dimo)
  const ada = await tenant.addMember("driver")
  await tenant.connect(ada)
  const params = tenant.params({ memberId: await tenant.memberId(ada) })
  await callEndpoint(app, RemoveMember, { token: tenant.owner.access_token, params })
  const worker = await startApp({ workers: true, env, database: app })
  await vi.waitFor(async () => expect(await rowsOf(app, "dimo_tokens", ada)).toBe(0), PATIENT)
  await worker.stop()
})

it("the connection of a disabled account continues to serve its organization", async () => {
  const tenant = await createTelematicsTenant(app, dimo)
  const ada = await tenant.addMember("driver")
  await tenant.connect(ada)
  const operator = { _tag: "Operator", name: "root" } as const
  await Effect.runPromiseWith(app.services.system)(
    Effect.provideService(disableUser(ada.user.id), CurrentActor, operator)
  )
  expect(await tenant.models()).toEqual(["Transit"])
})

it("a connection is deleted with its organization", async () => {
  const tenant = await createTelematicsTenant(app, dimo)
  await tenant.connect(tenant.owner)
  await app.admin.query("delete from tenancy.organizations where id = $1", [tenant.id])
  expect(await rowsOf(app, "dimo_tokens", tenant.owner)).toBe(0)
  expect((await tenant.mine(tenant.owner)).state).toBe("none")
})
