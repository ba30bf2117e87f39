import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { type Dimo, startDimo } from "../support/dimo/index.ts"
import { garage, runJob, tesla, transit } from "./scene.ts"

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
    const house = await garage(app, dimo)
    const ada = await house.joined("driver")
    const half = { ...transit, definition: { make: "\ud800", model: "Transit", year: 2022 } }
    const wallet = await house.connect(house.owner, [half])
    expect((await house.mine(house.owner)).state).toBe("connected")
    expect((await house.read()).code).toBe("provider_unavailable")
    await house.connect(ada, [tesla])
    const { status, value } = await house.read()
    expect([status, value.failed, value.items.map(({ model }) => model)]).toEqual([200, true, ["Model Y"]])
    dimo.setVehicles(wallet, [transit])
    dimo.share(wallet)
    await runJob(app, "telematics.read-shared-vehicles")
    expect(await house.shared()).toMatchObject({ items: [{}, {}], failed: false })
  })

  it("does not stop the job for others when an error of ours makes it fail", async () => {
    const house = await garage(app, dimo)
    const ada = await house.joined("driver")
    const [bad, good] = [await house.connect(house.owner, [transit]), await house.connect(ada, [transit])]
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
    expect((await house.shared()).items.map(({ model, shared_by }) => [model, shared_by])).toEqual([
      ["Transit", house.owner.user.id],
      ["Model Y", ada.user.id]
    ])
  })
})
