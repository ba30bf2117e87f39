import { AssignWorkOrder, RequestApproval } from "#maintenance/contract"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { listOf, newestEvent, reactTo } from "../notifications/scene.ts"
import { startApp, type TestApp } from "../support/app.ts"
import { workshop } from "./workshopScene.ts"

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

describe("a work order that was deleted with its vehicle", () => {
  it("notifies nobody, and no reaction fails because of it", async () => {
    const scene = await workshop(app)
    const technician = await scene.addMember("technician")
    const { value: draft } = await scene.open()
    const assigned = await scene.on(AssignWorkOrder, draft, { assigned_to: technician.user.id })
    await scene.on(RequestApproval, assigned.value, {}, technician)
    await app.admin.query("delete from fleet.vehicles where id = $1", [scene.vehicleOfOrders.id])
    for (const name of ["WorkOrderAssigned", "ApprovalRequested"])
      await reactTo(app, await newestEvent(app, name, scene.id))
    expect((await listOf(app, technician)).items).toEqual([])
    expect((await listOf(app, scene.owner)).items).toEqual([])
  })
})
