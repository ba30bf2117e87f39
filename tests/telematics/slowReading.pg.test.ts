import { admitRequests, type HttpVariables, makeCapacity, mount, originOf } from "#infra/http"
import { telematicsModule } from "#telematics/module"
import { CompleteConnection, ReadSharedVehicles } from "#telematics/contract"
import { Clock, Context } from "effect"
import { Hono } from "hono"
import { beforeEach, describe, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import { type Dimo, newWallet, startDimo, type Vehicle } from "../support/dimo/index.ts"
import { type TimeLapse, timeLapse } from "../support/timeLapse.ts"
import { type TelematicsTenant, createTelematicsTenant, runJob, transit } from "./scene.ts"

let dimo: Dimo
let app: TestApp
let tenant: TelematicsTenant

beforeEach(async () => {
  dimo = await startDimo()
  app = await startApp({ env: dimo.env })
  tenant = await createTelematicsTenant(app, dimo)
  return async () => {
    await app.stop()
    await dimo.stop()
  }
})

/** Delays each page by nine seconds, which pass as soon as this many pages are requested. */
const nineSecondsEach = (time: TimeLapse, together: number) => {
  let resolvers: ReadonlyArray<() => void> = []
  return () =>
    new Promise<void>((resolve) => {
      resolvers = [...resolvers, resolve]
      if (resolvers.length < together) return
      time.pass(9000)
      for (const each of resolvers) each()
      resolvers = []
    })
}

/** An app with its own clock, whose provider delays each page. */
const withSlowProvider = (together = 1): TestApp => {
  const time = timeLapse()
  const timed = <R>(services: Context.Context<R>) => Context.add(services, Clock.Clock, time.clock)
  const application = timed(app.services.application)
  const hono = new Hono<HttpVariables>()
  hono.use((c, next) => {
    c.set("origin", originOf("192.0.2.1"))
    return next()
  })
  hono.use(admitRequests(makeCapacity()))
  mount(hono, telematicsModule.routes, application)
  dimo.fail("identity", { kind: "late", until: nineSecondsEach(time, together) })
  return {
    ...app,
    request: hono.request,
    services: { ...app.services, application, system: timed(app.services.system) }
  }
}

/** Has an account share this many pages of vehicles. */
const share = (wallet: string, pages: number, from = 1000): void => {
  const vehicles: ReadonlyArray<Vehicle> = Array.from({ length: pages * 100 }, (_, at) => ({
    ...transit,
    tokenId: from + at
  }))
  dimo.setVehicles(wallet, vehicles)
  dimo.share(wallet)
}

const pages = () => dimo.requests.filter(({ role }) => role === "identity").length

const read = (by: TestApp) =>
  callEndpoint(by, ReadSharedVehicles, {
    token: tenant.owner.access_token,
    params: tenant.params({ provider: "dimo" })
  })

const UNCHANGED = { items: [{ external_id: "101" }], failed: true }

describe("a provider that responds slowly to each request", () => {
  it("is read completely within the time limit", async () => {
    share(await tenant.connect(tenant.owner), 4)
    const { value } = await read(withSlowProvider())
    expect([value.items.length, value.failed]).toEqual([400, false])
  })

  it("counts as failed after the limit", async () => {
    share(await tenant.connect(tenant.owner), 8)
    const before = pages()
    const { status, code, detail } = await read(withSlowProvider())
    expect([status, code, detail]).toEqual([
      409,
      "provider_unavailable",
      "DIMO isn't responding. Try again in a few minutes."
    ])
    expect(pages() - before).toBe(5)
    expect(await tenant.shared()).toMatchObject(UNCHANGED)
  })

  it("has one time limit for the accounts of all members, and what was read within it is stored", async () => {
    const people = [tenant.owner]
    while (people.length < 8) people.push(await tenant.addMember("driver"))
    for (const [at, person] of people.entries()) share(await tenant.connect(person, []), 3, 1000 + 300 * at)
    const before = pages()
    const { value } = await read(withSlowProvider(4))
    expect([value.items.length, value.failed, pages() - before]).toEqual([1200, true, 20])
    expect(new Set(value.items.map(({ shared_by }) => shared_by)).size).toBe(4)
  })

  it("does not fail the connection", async () => {
    const wallet = newWallet()
    share(wallet, 8)
    const body = await tenant.authorize(tenant.owner, wallet)
    const { access_token: token } = tenant.owner
    const { status } = await callEndpoint(withSlowProvider(), CompleteConnection, {
      token,
      params: { provider: "dimo" },
      body
    })
    expect(status).toBe(201)
    expect([await tenant.shared(), pages()]).toEqual([{ items: [], read_at: null, failed: true }, 5])
  })

  it("has the same time limit in the job", async () => {
    share(await tenant.connect(tenant.owner), 8)
    const before = pages()
    await runJob(withSlowProvider(), "telematics.read-shared-vehicles")
    expect(pages() - before).toBe(5)
    expect(await tenant.shared()).toMatchObject(UNCHANGED)
  })
})
