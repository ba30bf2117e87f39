import { ChangeLifecycle } from "#fleet/contract"
import { GetOfflineForms } from "#inspections/contract"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import { before, inspectionScene } from "./scene.ts"

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

describe("the forms for a phone", () => {
  it("come with the vehicles and what is due", async () => {
    const { create, request, schedule, vehicle } = await inspectionScene(app)
    await create({ name: "Draft" })
    await schedule()
    const { value } = await callEndpoint(app, GetOfflineForms, request())
    expect(value.forms.map(({ name, n }) => [name, n])).toEqual([["Daily check", 1]])
    expect(value.vehicles).toMatchObject([{ id: vehicle.id, name: "V-1", mine: false }])
    expect(value.due).toMatchObject([{ vehicle: { name: "V-1" }, due_on: before(0).slice(0, 10) }])
    expect(value).toMatchObject({ vehicle_count: 1, form_count: 1 })
  })

  it("come with vehicles that need an inspection before the others, and in any state except sold", async () => {
    const { request, schedule, tenant } = await inspectionScene(app)
    await tenant.create({ unit_number: "S-1", lifecycle: "for_sale" })
    const sold = await tenant.create({ unit_number: "S-2", lifecycle: "for_sale" })
    await callEndpoint(app, ChangeLifecycle, {
      ...request({ vehicleId: sold.value.id }),
      body: { lifecycle: "sold", note: null }
    })
    await tenant.create({ unit_number: "T-1", kind: "truck" })
    await schedule({ rule: { by: "kinds", kinds: ["truck"] } })
    const { value } = await callEndpoint(app, GetOfflineForms, request())
    expect(value.vehicles.map(({ name }) => name)).toEqual(["T-1", "V-1", "S-1"])
    expect(value.vehicle_count).toBe(3)
  })
})
