import { disableUser } from "#identity/operator"
import { EndAllSessions } from "#identity/contract"
import { CurrentActor } from "#kernel"
import { StartConnection } from "#telematics/contract"
import { Effect } from "effect"
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import { type Dimo, startDimo } from "../support/dimo/index.ts"
import type { Person } from "../support/seeds.ts"
import { type TelematicsTenant, createTelematicsTenant, rowsOf } from "./scene.ts"

let dimo: Dimo
let app: TestApp
let tenant: TelematicsTenant
let ada: Person

const operator = { _tag: "Operator", name: "root" } as const

const departures = {
  leaves: () => tenant.leave(ada),
  "is signed out": () => callEndpoint(app, EndAllSessions, { token: ada.access_token }),
  "is disabled": () =>
    Effect.runPromiseWith(app.services.system)(
      Effect.provideService(disableUser(ada.user.id), CurrentActor, operator)
    )
}

describe.each(Object.entries(departures))("a user who %s during a request to the provider", (_, depart) => {
  beforeAll(async () => {
    dimo = await startDimo()
    // In the code flow, each step sends a request to the provider.
    app = await startApp({ env: { ...dimo.env, DIMO_FLOW: "code" } })
    tenant = await createTelematicsTenant(app, dimo)
  })
  beforeEach(async () => {
    ada = await tenant.addMember("driver")
  })
  afterEach(() => dimo.reset())
  afterAll(async () => {
    await app.stop()
    await dimo.stop()
  })

  it("cannot start connecting", async () => {
    // A process that has not discovered the sign-in server yet.
    const fresh = await startApp({ env: { ...dimo.env, DIMO_FLOW: "code" }, database: app })
    onTestFinished(() => fresh.stop())
    dimo.fail("discovery", { kind: "late", until: depart })
    const params = tenant.params({ provider: "dimo" })
    const { code } = await callEndpoint(fresh, StartConnection, { token: ada.access_token, params })
    expect(code).toBe("not_found")
    expect(await rowsOf(app, "attempts", ada)).toBe(0)
  })

  it("cannot complete connecting", async () => {
    const returned = await tenant.authorize(ada)
    dimo.fail("token", { kind: "late", until: depart })
    expect((await tenant.complete(ada, returned)).code).toBe("connection_attempt_invalid")
    expect(await rowsOf(app, "dimo_tokens", ada)).toBe(0)
  })

  it("sees nothing", async () => {
    await tenant.connect(tenant.owner)
    dimo.fail("identity", { kind: "late", until: depart })
    expect((await tenant.read(ada)).code).toBe("not_found")
  })
})
