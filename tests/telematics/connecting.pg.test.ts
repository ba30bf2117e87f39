import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { type Dimo, newWallet, startDimo } from "../support/dimo/index.ts"
import { logged, published } from "../support/history.ts"
import { listen } from "../support/live.ts"
import { PATIENT } from "../support/patience.ts"
import { createPerson, join } from "../support/seeds.ts"
import { setExpiry, type TelematicsTenant, createTelematicsTenant, rowsOf, tesla, transit } from "./scene.ts"

let dimo: Dimo
let app: TestApp
let tenant: TelematicsTenant

beforeAll(async () => {
  dimo = await startDimo()
  app = await startApp({ env: dimo.env })
  tenant = await createTelematicsTenant(app, dimo)
})
afterAll(async () => {
  await app.stop()
  await dimo.stop()
})

describe("connecting an account", () => {
  it("serves this organization until the token expires", async () => {
    const ada = await tenant.addMember("driver")
    expect(await tenant.mine(ada)).toEqual({
      provider: "dimo",
      available: true,
      state: "none",
      organization_id: null,
      organization_name: null,
      expires_at: null,
      wallet_address: null,
      connected_at: null
    })
    const before = Date.now()
    const wallet = await tenant.connect(ada)
    const mine = await tenant.mine(ada)
    expect(mine).toMatchObject({
      state: "connected",
      organization_id: tenant.id,
      organization_name: "Riverside Depot",
      wallet_address: wallet
    })
    expect(mine.expires_at?.getTime()).toBeGreaterThan(before + 47 * 3_600_000)
    expect(mine.expires_at?.getTime()).toBeLessThan(before + 49 * 3_600_000)
    expect(mine.connected_at?.getTime()).toBeGreaterThanOrEqual(before)
  })

  it("returns the message in the specification", async () => {
    const ada = await tenant.addMember("manager")
    const completed = await tenant.complete(ada, await tenant.authorize(ada))
    expect([completed.status, completed.value]).toEqual([
      201,
      { organization_id: tenant.id, message: "DIMO account connected successfully" }
    ])
  })

  it("shows its vehicles to every member, with the name of their owner", async () => {
    const ownTenant = await createTelematicsTenant(app, dimo)
    const [ada, viewer] = [
      await ownTenant.addMember("driver", "Ada Driver"),
      await ownTenant.addMember("viewer")
    ]
    await ownTenant.connect(ada, [tesla, transit])
    const { items, read_at, failed } = await ownTenant.shared(viewer)
    expect(items).toMatchObject([
      {
        external_id: "101",
        make: "Ford",
        model: "Transit",
        year: 2022,
        devices: [{ kind: "aftermarket", serial: "AP-1", imei: "356938035643809", manufacturer: "AutoPi" }],
        shared_by: ada.user.id,
        shared_by_name: "Ada Driver"
      },
      { external_id: "102", make: "Tesla", model: "Model Y", year: 2024, devices: [{ kind: "synthetic" }] }
    ])
    expect([read_at instanceof Date, failed]).toEqual([true, false])
  })

  it("is published and logged without the wallet", async () => {
    const ownTenant = await createTelematicsTenant(app, dimo)
    const ada = await ownTenant.addMember("agent")
    const stream = await listen(app, ownTenant.owner.access_token)
    const wallet = await ownTenant.connect(ada)
    await vi.waitFor(
      () =>
        expect(stream.messages.map(({ data }) => data.name)).toEqual([
          "ProviderConnected",
          "DeviceChanged",
          "SharedVehiclesChanged"
        ]),
      PATIENT
    )
    expect(JSON.stringify(stream.messages)).not.toContain(wallet)
    await stream.close()
    expect(await logged(app, ownTenant, "provider.connected")).toEqual([{ subject: "DIMO", details: {} }])
  })

  it("requires a configured license", async () => {
    const bare = await startApp()
    const ownTenant = await createTelematicsTenant(bare, dimo)
    const { code, detail } = await ownTenant.start(ownTenant.owner)
    expect([code, detail]).toEqual(["provider_not_configured", "Failed to generate auth URL"])
    expect((await ownTenant.mine(ownTenant.owner)).available).toBe(false)
    await bare.stop()
  })

  it("is forbidden for a viewer", async () => {
    expect((await tenant.start(await tenant.addMember("viewer"))).code).toBe("forbidden")
  })
})

describe("connecting again", () => {
  it("replaces the account and everything it shared", async () => {
    const ownTenant = await createTelematicsTenant(app, dimo)
    await ownTenant.connect(ownTenant.owner, [transit])
    const wallet = await ownTenant.connect(ownTenant.owner, [tesla])
    expect((await ownTenant.mine(ownTenant.owner)).wallet_address).toBe(wallet)
    expect(await ownTenant.models()).toEqual(["Model Y"])
    expect(await rowsOf(app, "dimo_tokens", ownTenant.owner)).toBe(1)
  })

  it("leaves one connection, with its vehicles, from several concurrent tabs", async () => {
    const ownTenant = await createTelematicsTenant(app, dimo)
    const wallet = newWallet()
    dimo.setVehicles(wallet, [transit])
    const tabs = []
    for (const _ of [1, 2, 3, 4]) tabs.push(await ownTenant.authorize(ownTenant.owner, wallet))
    const all = await Promise.all(tabs.map((returned) => ownTenant.complete(ownTenant.owner, returned)))
    expect(all.map(({ status }) => status)).toEqual([201, 201, 201, 201])
    expect(await rowsOf(app, "dimo_tokens", ownTenant.owner)).toBe(1)
    expect((await ownTenant.read()).value.items).toHaveLength(1)
  })

  it("in another organization ends the first connection, and publishes that to its organization", async () => {
    const [first, second] = [
      await createTelematicsTenant(app, dimo, "First"),
      await createTelematicsTenant(app, dimo, "Second")
    ]
    const ada = await first.addMember("manager")
    await second.invite(ada.email, "driver")
    await join(app, ada)
    await first.connect(ada)
    await second.connect(ada, [tesla])
    expect([await first.models(), await second.models()]).toEqual([[], ["Model Y"]])
    expect(await published(app, first, "ProviderDisconnected")).toBe(1)
    expect(await logged(app, first, "provider.disconnected")).toHaveLength(1)
    expect(await published(app, second, "ProviderDisconnected")).toBe(0)
    expect((await first.mine(ada)).organization_name).toBe("Second")
  })
})

describe("a connection", () => {
  it("serves no organization once expired, and shows its user when it ended", async () => {
    const ownTenant = await createTelematicsTenant(app, dimo)
    const wallet = await ownTenant.connect(ownTenant.owner)
    await setExpiry(app, ownTenant.owner, 60)
    expect([(await ownTenant.mine(ownTenant.owner)).state, await ownTenant.models()]).toEqual([
      "connected",
      ["Transit"]
    ])
    await setExpiry(app, ownTenant.owner, -1)
    expect(await ownTenant.mine(ownTenant.owner)).toMatchObject({ state: "expired", wallet_address: wallet })
    expect(await ownTenant.models()).toEqual([])
    expect((await ownTenant.read()).value).toEqual({ items: [], read_at: null, failed: false })
  })

  it("can be renewed after it has expired", async () => {
    const ownTenant = await createTelematicsTenant(app, dimo)
    await ownTenant.connect(ownTenant.owner)
    await setExpiry(app, ownTenant.owner, -1)
    await ownTenant.connect(ownTenant.owner, [tesla])
    expect([(await ownTenant.mine(ownTenant.owner)).state, await ownTenant.models()]).toEqual([
      "connected",
      ["Model Y"]
    ])
  })

  it("is deleted on disconnecting, with everything read through it", async () => {
    const ownTenant = await createTelematicsTenant(app, dimo)
    await ownTenant.connect(ownTenant.owner, [transit, tesla])
    const stream = await listen(app, ownTenant.owner.access_token)
    expect((await ownTenant.disconnect(ownTenant.owner)).status).toBe(204)
    expect((await ownTenant.mine(ownTenant.owner)).state).toBe("none")
    for (const table of ["dimo_tokens", "shared_vehicles", "shared_devices"])
      expect(await rowsOf(app, table, ownTenant.owner), table).toBe(0)
    await vi.waitFor(() => expect(stream.messages[0]?.data.name).toBe("ProviderDisconnected"), PATIENT)
    await stream.close()
    expect(await logged(app, ownTenant, "provider.disconnected")).toHaveLength(1)
    expect((await ownTenant.disconnect(ownTenant.owner)).code).toBe("not_found")
  })

  it("can be ended only by its user", async () => {
    const ownTenant = await createTelematicsTenant(app, dimo)
    const ada = await ownTenant.addMember("admin")
    await ownTenant.connect(ownTenant.owner)
    expect((await ownTenant.disconnect(ada)).code).toBe("not_found")
    expect((await ownTenant.mine(ownTenant.owner)).state).toBe("connected")
  })

  it("is hidden from other organizations", async () => {
    const [mine, theirs] = [await createTelematicsTenant(app, dimo), await createTelematicsTenant(app, dimo)]
    await theirs.connect(theirs.owner)
    expect(await mine.models()).toEqual([])
    expect((await mine.mine(await createPerson(app))).state).toBe("none")
  })
})
