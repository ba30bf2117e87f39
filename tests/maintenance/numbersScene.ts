import type { AnyEndpoint } from "#kernel"
import { ChangeLifecycle, type VehicleView } from "#fleet/contract"
import {
  CancelWorkOrder,
  CheckQuality,
  CloseWorkOrder,
  DeferDefect,
  ListDefects,
  ListWorkOrders,
  OpenWorkOrder,
  PauseWork,
  ReopenWorkOrder,
  ReportDefect,
  ResolveDefect,
  ResumeWork,
  type ServiceView,
  StartWork
} from "#maintenance/contract"
import { randomUUID } from "node:crypto"
import { runJob } from "../notifications/scene.ts"
import type { TestApp } from "../support/app.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import { createServiceTenant, dayAgo, follow, item, KM } from "./scene.ts"

/** Three vehicles with services by distance and by time, of an organization whose day begins first. */
export const createScene = async (app: TestApp) => {
  const tenant = await createServiceTenant(app)
  await app.admin.query("update tenancy.organizations set time_zone = 'Pacific/Kiritimati' where id = $1", [
    tenant.id
  ])
  const fleet: Array<VehicleView> = []
  for (const unit_number of ["V-1", "V-2", "V-3"]) fleet.push(await tenant.vehicle({ unit_number }))
  for (const vehicle of fleet) await tenant.read(vehicle, 1000, 30)
  await tenant.program([
    item(await tenant.task("Engine oil"), { every_m: 10_000 * KM, due_soon_m: 2000 * KM }),
    item(await tenant.task("Annual inspection"), { every_days: 30, due_soon_days: 10 })
  ])
  return { ...tenant, app, fleet, driven: new Map<string, number>() }
}
export type Scene = Awaited<ReturnType<typeof createScene>>

type Act = (tenant: Scene, vehicle: VehicleView) => Promise<unknown>

const serviceOf = async (tenant: Scene, vehicle: VehicleView) =>
  (await tenant.services(vehicle)).find(({ service }) => service !== null)

const defectOf = async (tenant: Scene, { id }: VehicleView) =>
  (await tenant.request(ListDefects, {}, { query: { vehicle: id, state: "open" } })).value.items[0]

const orderOf = async (tenant: Scene, { id }: VehicleView, state: string) =>
  (await tenant.request(ListWorkOrders, {}, { query: { vehicle: id, state } })).value.items[0]

/** Does something with a work order of the vehicle that is in a state. */
const onOrder =
  (endpoint: AnyEndpoint, state: string, body: Readonly<Record<string, unknown>> = {}): Act =>
  async (tenant, vehicle) => {
    const order = await orderOf(tenant, vehicle, state)
    if (order === undefined) return
    await callEndpoint(tenant.app, endpoint, {
      token: tenant.owner.access_token,
      params: tenant.params({ workOrderId: order.id }),
      body: { expected_version: order.version, ...body }
    })
  }

const become =
  (...lifecycles: ReadonlyArray<"for_sale" | "sold" | "archived" | "standby" | "in_service">): Act =>
  async (tenant, vehicle) => {
    for (const lifecycle of lifecycles)
      await tenant.request(ChangeLifecycle, { vehicleId: vehicle.id }, { body: { lifecycle, note: null } })
    await follow(tenant.app, "VehicleChanged", tenant.id)
  }

const onService =
  (change: (tenant: Scene, service: ServiceView, scheduleId: string) => Promise<unknown>): Act =>
  async (tenant, vehicle) => {
    const found = await serviceOf(tenant, vehicle)
    if (found?.service) await change(tenant, found.service, found.schedule_id)
  }

const drive =
  (more: number): Act =>
  async (tenant, vehicle) => {
    const value = (tenant.driven.get(vehicle.id) ?? 1000) + more
    tenant.driven.set(vehicle.id, value)
    await tenant.read(vehicle, value)
  }

const report =
  (blocking: boolean): Act =>
  (tenant, { id: vehicle_id }) =>
    tenant.request(
      ReportDefect,
      { defectId: randomUUID() },
      {
        body: {
          vehicle_id,
          title: "Worn pads",
          system: "brakes",
          severity: "major",
          blocking,
          source: "driver",
          note: null,
          photos: []
        }
      }
    )

const onDefect =
  (endpoint: AnyEndpoint, body: Readonly<Record<string, unknown>>): Act =>
  async (tenant, vehicle) => {
    const defect = await defectOf(tenant, vehicle)
    if (defect === undefined) return
    await callEndpoint(tenant.app, endpoint, {
      token: tenant.owner.access_token,
      params: tenant.params({ defectId: defect.id }),
      body: { expected_version: defect.version, ...body }
    })
  }

const open: Act = (tenant, { id: vehicle_id }) =>
  tenant.request(OpenWorkOrder, {}, { body: { vehicle_id, kind: "corrective", title: "Noise" } })

/** What happens to a vehicle, if it can. */
export const ACTS: Readonly<Record<string, Act>> = {
  driveFar: drive(11_500),
  driveSome: drive(8500),
  monthLater: ({ app }) =>
    runJob(app, "maintenance.forecast-services", {}, { at: new Date(Date.now() + 31 * 86_400_000) }),
  complete: onService((tenant, service) => tenant.complete(service)),
  completeEarlier: onService((tenant, service) => tenant.complete(service, { on: dayAgo(20) })),
  skip: onService((tenant, service) => tenant.skip(service)),
  pause: onService((tenant, _, scheduleId) => tenant.pause(scheduleId)),
  reopen: async (tenant) => {
    const last = (await tenant.past()).find(({ can_reopen }) => can_reopen)
    if (last) await tenant.reopen(last)
  },
  ageDone: ({ app, id }) =>
    app.admin.query(
      `update maintenance.occurrences set completed_on = completed_on - 366
       where organization_id = $1 and state = 'done' and id = (
         select max(id::text)::uuid from maintenance.occurrences where organization_id = $1 and state = 'done')`,
      [id]
    ),
  report: report(false),
  ground: report(true),
  resolve: onDefect(ResolveDefect, { resolution: "fixed", note: "Pads replaced." }),
  defer: onDefect(DeferDefect, { until: dayAgo(-30), reason: "Next month" }),
  open,
  start: async (tenant, vehicle) => {
    await open(tenant, vehicle)
    await onOrder(StartWork, "draft", { without_hold: true })(tenant, vehicle)
  },
  wait: onOrder(PauseWork, "in_progress", { waiting_for: "parts" }),
  resume: onOrder(ResumeWork, "waiting"),
  check: onOrder(CheckQuality, "in_progress"),
  close: onOrder(CloseWorkOrder, "quality_check"),
  reopenOrder: onOrder(ReopenWorkOrder, "closed", { reason: "Still noisy" }),
  cancel: onOrder(CancelWorkOrder, "draft", { reason: "Not needed" }),
  sell: become("for_sale", "sold"),
  archive: become("archived"),
  restore: become("for_sale", "standby", "in_service")
}
