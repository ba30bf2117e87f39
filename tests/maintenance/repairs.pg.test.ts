import { ListTimeline, type VehicleView } from "#fleet/contract"
import { CompleteLine, ListRepairs, StartWork } from "#maintenance/contract"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { assign } from "../fleet/assigning.ts"
import { handingOver } from "../fleet/handingOver.ts"
import { startApp, type TestApp } from "../support/app.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import { createDefectTenant, type DefectTenant } from "./defectScene.ts"
import { workshop } from "./workshopScene.ts"

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const newestOf = async ({ owner, params }: DefectTenant, { id: vehicleId }: VehicleView) => {
  const request = { token: owner.access_token, params: params({ vehicleId }) }
  return (await callEndpoint(app, ListTimeline, request)).value.items[0]?.kind
}

describe("what was repaired", () => {
  it("is signed by the next driver, once, and completely", async () => {
    const tenant = await createDefectTenant(app)
    const van = await tenant.vehicle()
    const driver = await tenant.addMember("driver")
    const first = await tenant.report(van, { title: "Horn" })
    await tenant.resolving(first, { note: "New horn." })
    const second = await tenant.report(van, { title: "Wiper" })
    await tenant.resolving(second)
    const repairs = await tenant.repairs(van)
    expect(repairs).toMatchObject([
      { title: "Horn", resolved: { note: "New horn.", by: { name: "Olga Owner" } } },
      { title: "Wiper" }
    ])
    const all = [first.id, second.id]
    expect(await tenant.acknowledging(van, all)).toMatchObject({ status: 403, code: "own_repair" })
    expect((await tenant.acknowledging(van, [first.id], driver)).code).toBe("repairs_changed")
    expect((await tenant.acknowledging(van, [first.id, second.id], driver)).status).toBe(204)
    expect((await tenant.acknowledging(van, [first.id, second.id], driver)).status).toBe(204)
    expect(await tenant.repairs(van)).toEqual([])
    expect(await newestOf(tenant, van)).toBe("repairs.acknowledged")
    expect((await tenant.defect(first.id)).acknowledged?.by?.id).toBe(driver.user.id)
  })

  it("is listed to staff who hand the vehicle over, and left for its driver to sign", async () => {
    const tenant = await createDefectTenant(app)
    const van = await tenant.vehicle()
    const [agent, member] = [await tenant.addMember("agent"), await tenant.addMember("driver")]
    const driver = await tenant.driver({ name: "Dora Driver", user_id: member.user.id })
    const grounding = await tenant.report(van, { blocking: true })
    const { value: fixed } = await tenant.resolving(grounding)
    const assignment = { vehicle: van, driver, from: new Date(Date.now() + 3_600_000).toISOString() }
    await tenant.releasing(fixed)
    const planned = await assign(app, tenant, assignment)
    const seenBy = async ({ access_token: token }: { readonly access_token: string }) =>
      (await callEndpoint(app, ListRepairs, { token, params: tenant.params({ vehicleId: van.id }) })).value
    const repaired = [{ id: grounding.id, title: "Soft brake pedal", resolved: { note: "Pads replaced." } }]
    expect(await seenBy(agent)).toMatchObject({ items: repaired, may_sign: true })
    expect((await handingOver(app, tenant).record(planned, "out", {}, { by: agent })).status).toBe(200)
    expect((await seenBy(member)).items).toMatchObject(repaired)
    expect((await tenant.acknowledging(van, [grounding.id], member)).status).toBe(204)
    expect((await seenBy(agent)).items).toEqual([])
  })

  it("says of each defect of a work order what was done about it, and certifies only what was released", async () => {
    const scene = await workshop(app)
    const brakes = await scene.defect({ title: "Brakes fail", severity: "critical", blocking: true })
    const [horn, mirror] = [await scene.defect({ title: "Horn" }), await scene.defect({ title: "Mirror" })]
    const lines = [brakes, horn, mirror].map(({ id }) => ({ defect_id: id }))
    const { value: started } = await scene.on(StartWork, (await scene.open({ lines })).value)
    const done = ["Brake line replaced", `New horn${" and wires".repeat(60)}`, undefined]
    for (const [at, line] of started.items.entries())
      await scene.onLine(CompleteLine, line, done[at] === undefined ? {} : { correction: done[at] })
    const order = await scene.seen(started)
    expect((await scene.close(order, { certification: "Braking tested", release: true })).status).toBe(200)
    const params = { vehicleId: scene.vehicleOfOrders.id }
    const { items } = (await scene.ask(ListRepairs, { params })).value
    expect(items.map(({ title, correction, resolved }) => [title, correction, resolved.note])).toEqual([
      ["Brakes fail", "Brake line replaced", "Braking tested"],
      ["Horn", done[1], expect.stringMatching(/^New horn.{1,490}…$/)],
      ["Mirror", null, null]
    ])
  })
})
