import { ListDefects } from "#maintenance/contract"
import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { newestEvent, runJob } from "../notifications/scene.ts"
import { startApp, type TestApp } from "../support/app.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import { report } from "../telematics/devices.ts"
import { createHealthScene } from "../telematics/healthScene.ts"
import { createDefectTenant } from "./defectScene.ts"

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const reactTo = (event: unknown) => runJob(app, "maintenance.when-vehicle-faults-opened", event)

/** A vehicle, and what happens when faults with these codes open together. */
const createFaultScene = async () => {
  const tenant = await createDefectTenant(app)
  const van = await tenant.vehicle()
  const fault = (code: string | null) => ({ faultId: randomUUID(), code })
  const open = (faults: ReadonlyArray<ReturnType<typeof fault>>, vehicleId: string = van.id) =>
    reactTo({
      id: randomUUID(),
      name: "VehicleFaultsOpened",
      organizationId: tenant.id,
      userId: null,
      occurredAt: new Date().toISOString(),
      data: { _tag: "VehicleFaultsOpened", organizationId: tenant.id, vehicleId, faults }
    })
  return { ...tenant, fault, open }
}

describe("severe fault codes", () => {
  it("are reported as advisory defects, once per fault", async () => {
    const { defects, fault, open } = await createFaultScene()
    const severe = fault("P0217")
    await Promise.all([open([severe]), open([severe])])
    await open([fault("P0420"), fault(null)])
    await open([fault("P0217")], randomUUID())
    expect(await defects()).toMatchObject([
      {
        title: "P0217",
        system: "cooling",
        severity: "advisory",
        source: "telematics",
        blocking: false,
        reported_by: null
      }
    ])
  })

  it("of several devices are one defect until that is resolved", async () => {
    const { defect, defects, fault, open, resolving } = await createFaultScene()
    await Promise.all([open([fault("P0217"), fault("P0217")]), open([fault("P0217")])])
    const [first, ...others] = await defects()
    expect(others).toEqual([])
    await resolving(await defect(first?.id ?? ""))
    await open([fault("P0217")])
    expect(await defects()).toMatchObject([{ title: "P0217", state: "open" }])
  })

  it("are all reported, however many a vehicle has at once", async () => {
    const { check, tenant } = await createHealthScene(app)
    const { key } = await tenant.tracked("Van 1")
    const codes = ["P0217", "P0219", "P0300", "P0562", "P0700", "P0730"]
    await report(app, key, { lat: 50, lon: 8, more: { dtcs: codes.join(" ") } })
    await check()
    await reactTo(await newestEvent(app, "VehicleFaultsOpened", tenant.id))
    const request = { token: tenant.owner.access_token, params: tenant.params() }
    const { items } = (await callEndpoint(app, ListDefects, request)).value
    expect(items.map(({ title }) => title).toSorted()).toEqual(codes)
  })
})
