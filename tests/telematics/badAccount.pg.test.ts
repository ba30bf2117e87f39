import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { type Dimo, startDimo } from "../support/dimo/index.ts"
import { createTelematicsTenant, runJob, tesla, transit } from "./scene.ts"

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

describe("a bad account", () => {
  it("counts as unread when its data cannot be stored, while all others are read", async () => {
    const tenant = await createTelematicsTenant(app, dimo)
    const ada = await tenant.addMember("driver")
    const half = { ...transit, definition: { make: "\ud800", model: "Transit", year: 2022 } }
    const wallet = await tenant.connect(tenant.owner, [half])
    expect((await tenant.mine(tenant.owner)).state).toBe("connected")
    expect((await tenant.read()).code).toBe("provider_unavailable")
    await tenant.connect(ada, [tesla])
    const { status, value } = await tenant.read()
    expect([status, value.failed, value.items.map(({ model }) => model)]).toEqual([200, true, ["Model Y"]])
    dimo.setVehicles(wallet, [transit])
    dimo.share(wallet)
    await runJob(app, "telematics.read-shared-vehicles")
    expect(await tenant.shared()).toMatchObject({ items: [{}, {}], failed: false })
  })

  it("does not stop the job for others when an error of ours makes it fail", async () => {
    const tenant = await createTelematicsTenant(app, dimo)
    const ada = await tenant.addMember("driver")
    const [bad, good] = [await tenant.connect(tenant.owner, [transit]), await tenant.connect(ada, [transit])]
    // No known response causes an error of ours, so a constraint does.
    await app.admin.query(
      `alter table telematics.dimo_tokens add constraint unlucky check (wallet_address <> '${bad}') not valid`
    )
    for (const wallet of [bad, good]) {
      dimo.setVehicles(wallet, [tesla])
      dimo.share(wallet)
    }
    await runJob(app, "telematics.read-shared-vehicles")
    await app.admin.query("alter table telematics.dimo_tokens drop constraint unlucky")
    expect((await tenant.shared()).items.map(({ model, shared_by }) => [model, shared_by])).toEqual([
      ["Transit", tenant.owner.user.id],
      ["Model Y", ada.user.id]
    ])
  })
})
