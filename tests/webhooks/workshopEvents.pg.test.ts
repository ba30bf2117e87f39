import { ResolveDefect } from "#maintenance/contract"
import type { WebhookEventType } from "#webhooks/contract"
import { afterAll, beforeAll, expect, it } from "vitest"
import { answer, before, inspectionScene } from "../inspections/scene.ts"
import { createServiceTenant, dayAgo, follow, item } from "../maintenance/scene.ts"
import { workshop } from "../maintenance/workshopScene.ts"
import { runJob } from "../notifications/scene.ts"
import type { Tenant } from "../support/tenant.ts"
import { addEndpoint, fanOut, send, startWebhookScene, type WebhookScene } from "./scene.ts"

let base: WebhookScene
beforeAll(async () => {
  base = await startWebhookScene()
})
afterAll(() => base.stop())

/** A webhook of an organization, and what it receives of the newest event with a name. */
const receiving = async (tenant: Tenant, types: ReadonlyArray<WebhookEventType>) => {
  const scene = { ...base, tenant }
  await addEndpoint(scene, types)
  return async (event: string): Promise<unknown> => {
    await fanOut(scene, event)
    await send(scene)
    const { type, data } = JSON.parse(base.receiver.received.at(-1)?.body ?? "{}")
    return { type, ...data }
  }
}

it("a defect is sent when it is reported, edited and resolved", async () => {
  const scene = await workshop(base.app)
  const received = await receiving(scene, ["defect.reported", "defect.changed", "defect.resolved"])
  const { id: defect_id, version, vehicle } = await scene.defect()
  const about = { organization_id: scene.id, defect_id, vehicle_id: vehicle.id }
  expect(await received("DefectReported")).toEqual({
    type: "defect.reported",
    ...about,
    severity: "minor",
    blocking: false
  })
  await scene.ask(ResolveDefect, {
    params: { defectId: defect_id },
    body: { expected_version: version, resolution: "no_fault_found", note: null }
  })
  expect(await received("DefectChanged")).toEqual({
    type: "defect.resolved",
    ...about,
    resolution: "no_fault_found"
  })
})

it("a work order is sent when it is closed", async () => {
  const scene = await workshop(base.app)
  const received = await receiving(scene, ["work_order.closed", "defect.changed"])
  const order = await scene.readyToClose()
  await scene.close(order)
  expect(await received("WorkOrderClosed")).toEqual({
    type: "work_order.closed",
    organization_id: scene.id,
    work_order_id: order.id,
    vehicle_id: scene.vehicleOfOrders.id
  })
})

it.each([
  ["inspection.submitted", "pass", "pass"],
  ["inspection.failed", "fail", "fail"]
] as const)("%s is sent for an inspection with the result %s", async (type, brakes, result) => {
  const { tenant, vehicle, form, submit, filled } = await inspectionScene(base.app)
  const received = await receiving(tenant, ["inspection.submitted", "inspection.failed"])
  const { value } = await submit(filled([answer("brakes", brakes), answer("lights")]))
  expect(await received("InspectionSubmitted")).toEqual({
    type,
    organization_id: tenant.id,
    inspection_id: value.id,
    vehicle_id: vehicle.id,
    form_id: form.id,
    result
  })
})

it("services.due is sent with how many are, and with the vehicle if it is only one", async () => {
  const tenant = await createServiceTenant(base.app)
  const received = await receiving(tenant, ["services.due"])
  await tenant.program([item(await tenant.task(), { every_days: 30 })])
  const overdue = async (unit_number: string) => {
    const vehicle = await tenant.vehicle({ unit_number })
    await follow(base.app, "VehicleChanged", tenant.id)
    const { schedule_id } = await tenant.next(vehicle)
    await tenant.setLast(schedule_id, { on: dayAgo(60) })
    return vehicle
  }
  const remind = () =>
    runJob(base.app, "maintenance.remind-of-services", {}, { at: new Date(`${dayAgo(-1)}T12:00:00Z`) })
  const message = { type: "services.due", organization_id: tenant.id, due_soon: 0, due: 0 }
  const { id: vehicle_id } = await overdue("V-1")
  await remind()
  expect(await received("ServiceRemindersSent")).toEqual({ ...message, overdue: 1, vehicle_id })
  for (const name of ["V-2", "V-3"]) await overdue(name)
  await remind()
  expect(await received("ServiceRemindersSent")).toEqual({ ...message, overdue: 2, vehicle_id: null })
})

it("inspections.missed is sent with how many were missed, and with vehicle and form if it was only one", async () => {
  const { form, schedule, tenant, vehicle } = await inspectionScene(base.app)
  const received = await receiving(tenant, ["inspections.missed"])
  await schedule()
  const report = (days: number) =>
    runJob(base.app, "inspections.report-missed", {}, { at: new Date(before(-days * 24 * 60)) })
  const message = { type: "inspections.missed", organization_id: tenant.id }
  await report(2)
  const only = { count: 1, vehicle_id: vehicle.id, form_id: form.id }
  expect(await received("InspectionsMissed")).toEqual({ ...message, ...only })
  await tenant.vehicle({ unit_number: "V-2" })
  await report(3)
  const several = { count: 2, vehicle_id: null, form_id: null }
  expect(await received("InspectionsMissed")).toEqual({ ...message, ...several })
})
