import type { AnyEndpoint } from "#kernel"
import { ChangeLifecycle, type Lifecycle, RecordReading, type VehicleView } from "#fleet/contract"
import {
  CompleteService,
  CreateProgram,
  CreateTask,
  EditProgram,
  GetProgram,
  ListPastServices,
  ListServices,
  ListVehicleServices,
  PauseSchedule,
  type ProgramItemFields,
  type ProgramRule,
  type ProgramView,
  ReopenService,
  ResetScheduleInterval,
  ResumeSchedule,
  type ServiceView,
  SetLastService,
  SetScheduleInterval,
  SkipService
} from "#maintenance/contract"
import { randomUUID } from "node:crypto"
import { createFleetTenant, type FleetTenant } from "../fleet/scene.ts"
import { newestEvent, runJob } from "../notifications/scene.ts"
import type { TestApp } from "../support/app.ts"
import { callEndpoint, type EndpointRequest } from "../support/callEndpoint.ts"
import type { Person } from "../support/seeds.ts"

type ItemInput = (typeof ProgramItemFields)["Encoded"]
type Interval = (typeof SetScheduleInterval)["body"]["Encoded"]
type Rule = (typeof ProgramRule)["Encoded"]

export const KM = 1000
const DAY = 86_400_000

/** An instant so many days before now, to the minute. */
const start = Math.floor(Date.now() / 60_000) * 60_000
export const daysAgo = (days: number): string => new Date(start - days * DAY).toISOString()
/** The day, in UTC, so many days before today. */
export const dayAgo = (days: number): string => daysAgo(days).slice(0, 10)

const noInterval: Interval = { every_m: null, every_s: null, every_months: null, every_days: null }

export const item = (task_id: string, changes: Partial<ItemInput> = {}): ItemInput => ({
  id: randomUUID(),
  task_id,
  every_m: null,
  every_s: null,
  every_months: null,
  every_days: null,
  first_at_m: null,
  first_at_s: null,
  first_at_days: null,
  due_soon_m: null,
  due_soon_s: null,
  due_soon_days: null,
  tolerance_pct: 10,
  recur: "from_completion",
  supersedes: [],
  ...changes
})

export const everyVehicle: Rule = {
  makes: [],
  models: [],
  kinds: [],
  body_classes: [],
  group_ids: [],
  vehicle_ids: []
}

/** Runs the reactions of maintenance to the newest event with this name, as its worker would. */
export const follow = async (app: TestApp, name: string, organizationId: string) =>
  runJob(
    app,
    `maintenance.when-${name.replaceAll(/(?<!^)[A-Z]/g, "-$&").toLowerCase()}`,
    await newestEvent(app, name, organizationId)
  )

const requesting =
  (app: TestApp, tenant: FleetTenant) =>
  <E extends AnyEndpoint>(
    endpoint: E,
    ids: Readonly<Record<string, string>>,
    more: Pick<EndpointRequest<E>, "body" | "query"> = {},
    by: Person = tenant.owner
  ) =>
    callEndpoint(app, endpoint, { token: by.access_token, params: tenant.params(ids), ...more })
type Request = ReturnType<typeof requesting>
type Service = Pick<ServiceView, "id">

/** Adds tasks and programs, and runs the reactions that give vehicles their services. */
const planning = (app: TestApp, tenant: FleetTenant, request: Request) => {
  const createProgram = (name: string, items: ReadonlyArray<ItemInput>, rule: Partial<Rule> = {}) =>
    request(CreateProgram, {}, { body: { name, items, rule: { ...everyVehicle, ...rule } } })
  return {
    task: async (name = "Engine oil", code: string | null = null) =>
      (await request(CreateTask, {}, { body: { name, system: "engine", code } })).value.id,
    createProgram,
    program: async (items: ReadonlyArray<ItemInput>, rule: Partial<Rule> = {}, name = "Vans") => {
      const { value } = await createProgram(name, items, rule)
      await follow(app, "ProgramChanged", tenant.id)
      return value
    },
    editProgram: async (
      { id: programId }: ProgramView,
      changes: Omit<(typeof EditProgram)["body"]["Encoded"], "expected_version">
    ) => {
      const { version: expected_version } = (await request(GetProgram, { programId })).value
      const response = await request(EditProgram, { programId }, { body: { ...changes, expected_version } })
      if (response.status < 400) await follow(app, "ProgramChanged", tenant.id)
      return response
    },
    /** Records kilometers of a vehicle's odometer. */
    read: async (vehicle: VehicleView, value: number, ago = 0) => {
      const body = { value, unit: "km", confirm: true, ...(ago > 0 && { read_at: daysAgo(ago) }) } as const
      const response = await request(RecordReading, { vehicleId: vehicle.id }, { body })
      if (response.status < 400) await follow(app, "MeterChanged", tenant.id)
      return response
    },
    become: async (vehicle: VehicleView, lifecycle: Lifecycle) => {
      await request(ChangeLifecycle, { vehicleId: vehicle.id }, { body: { lifecycle, note: null } })
      await follow(app, "VehicleChanged", tenant.id)
    }
  }
}

/** What vehicles need, and what was done. */
const listing = (request: Request) => {
  const services = async (vehicle: VehicleView) =>
    (await request(ListVehicleServices, { vehicleId: vehicle.id })).value.items
  return {
    services,
    /** The next service of a vehicle that has one schedule. */
    next: async (vehicle: VehicleView): Promise<ServiceView> => {
      const [only] = await services(vehicle)
      if (only?.service === null || only === undefined) throw new Error("The vehicle needs no service.")
      return only.service
    },
    due: async (query: Readonly<Record<string, string>> = {}) =>
      (await request(ListServices, {}, { query })).value,
    past: async (query: Readonly<Record<string, string>> = {}) =>
      (await request(ListPastServices, {}, { query })).value.items
  }
}

const servicing = (request: Request) => ({
  complete: (
    { id: occurrenceId }: Service,
    body: (typeof CompleteService)["body"]["Encoded"] = {},
    by?: Person
  ) => request(CompleteService, { occurrenceId }, { body }, by),
  skip: ({ id: occurrenceId }: Service, reason = "Not needed") =>
    request(SkipService, { occurrenceId }, { body: { reason } }),
  reopen: ({ id: occurrenceId }: Service) => request(ReopenService, { occurrenceId }),
  pause: (scheduleId: string, reason = "In storage") =>
    request(PauseSchedule, { scheduleId }, { body: { reason } }),
  resume: (scheduleId: string) => request(ResumeSchedule, { scheduleId }),
  setInterval: (scheduleId: string, interval: Partial<Interval>) =>
    request(SetScheduleInterval, { scheduleId }, { body: { ...noInterval, ...interval } }),
  resetInterval: (scheduleId: string) => request(ResetScheduleInterval, { scheduleId }),
  setLast: (scheduleId: string, body: (typeof SetLastService)["body"]["Encoded"]) =>
    request(SetLastService, { scheduleId }, { body })
})

/** An organization with shortcuts for its services. Its time zone is UTC. */
export const createServiceTenant = async (app: TestApp) => {
  const tenant = await createFleetTenant(app)
  await app.admin.query("update tenancy.organizations set time_zone = 'UTC' where id = $1", [tenant.id])
  const request = requesting(app, tenant)
  return {
    ...tenant,
    request,
    ...planning(app, tenant, request),
    ...listing(request),
    ...servicing(request)
  }
}
export type ServiceTenant = Awaited<ReturnType<typeof createServiceTenant>>
