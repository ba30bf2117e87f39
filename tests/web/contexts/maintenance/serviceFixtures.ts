import {
  CountServices,
  GetServiceNumbers,
  ListPastServices,
  ListPrograms,
  ListServices,
  ListTasks,
  ListVehicleServices,
  PastServiceView,
  ProgramView,
  ServiceView,
  TaskView,
  VehicleServiceView
} from "#maintenance/contract"
import { GetVehicle, ListMeters } from "#fleet/contract"
import { MyOrganizations } from "#tenancy/contract"
import { type Answer, answers, fakeServer } from "../../support/fakeServer.ts"
import { depot } from "../../support/people.ts"
import { odometer, vehicle } from "../fleet/fixtures.ts"
import { id, inDays, organization, reader } from "../support/fixtures.ts"

/** A day, counted from today. */
export const day = (days: number) => inDays(days).slice(0, 10)

const oil = { id: id(601), name: "Engine oil and filter", system: "engine" }
const program = { id: id(611), name: "Vans" }

/** An oil change of V-1, due in 1,200 km or 43 days. */
const usual = {
  id: id(631),
  schedule_id: id(621),
  seq: 2,
  vehicle: { id: id(201), name: "V-1" },
  task: oil,
  program,
  state: "upcoming",
  work_order: null,
  due_on: day(43),
  due_m: 52_445_000,
  due_s: null,
  from_on: day(-300),
  from_m: 42_445_000,
  from_s: null,
  forecast_on: day(10),
  earliest_on: day(4),
  latest_on: day(16),
  current: { m: 51_245_000, s: null, m_per_day: 118_000, s_per_day: null }
}

export const service = reader(ServiceView, usual)

export const past = reader(PastServiceView, {
  id: id(632),
  schedule_id: id(621),
  seq: 1,
  vehicle: { id: id(201), name: "V-1" },
  task: oil,
  program,
  state: "done",
  due_on: day(-290),
  due_m: null,
  due_s: null,
  completed_on: day(-300),
  completed_m: 42_445_000,
  completed_s: null,
  estimated: true,
  on_time: true,
  skip_reason: null,
  note: "Filter changed, too",
  cost_minor: 12_950,
  currency: "EUR",
  superseded_by: null,
  work_order_id: null,
  closed_at: inDays(-300),
  closed_by: { id: id(101), name: "Ben Okoye" },
  can_reopen: true
})

export const schedule = reader(VehicleServiceView, {
  schedule_id: id(621),
  item_id: id(641),
  task: oil,
  program,
  every_m: 10_000_000,
  every_s: null,
  every_months: 12,
  every_days: null,
  program_interval: null,
  recur: "from_completion",
  paused: null,
  service: usual
})

export const task = reader(TaskView, {
  id: id(601),
  organization_id: depot().id,
  name: "Engine oil and filter",
  code: "OIL",
  system: "engine",
  default_minutes: 45,
  instructions: null,
  parts: [],
  version: 3,
  archived_at: null,
  created_at: inDays(-9),
  updated_at: inDays(-9)
})

const item = {
  id: id(641),
  task: oil,
  every_m: 10_000_000,
  every_s: null,
  every_months: 12,
  every_days: null,
  first_at_m: null,
  first_at_s: null,
  first_at_days: null,
  due_soon_m: 500_000,
  due_soon_s: null,
  due_soon_days: 30,
  tolerance_pct: 10,
  recur: "from_completion",
  supersedes: []
}

export const vans = reader(ProgramView, {
  id: id(611),
  organization_id: depot().id,
  name: "Vans",
  rule: { makes: ["Ford"], models: [], kinds: ["van"], body_classes: [], group_ids: [], vehicle_ids: [] },
  items: [item],
  vehicles: 12,
  version: 4,
  archived_at: null,
  created_at: inDays(-9),
  updated_at: inDays(-9)
})

/** As in the list of programs. */
export const listed = (special: Parameters<typeof vans>[0] = {}) => {
  const { items, ...rest } = vans(special)
  return { ...rest, tasks: items.length }
}

/** One vehicle with an odometer, one service, one program and one task. */
export const serve = (...special: ReadonlyArray<Answer>) =>
  fakeServer([
    ...special,
    answers(MyOrganizations, () => ({ items: [organization()] })),
    answers(ListServices, () => ({ items: [service()], next: null })),
    answers(CountServices, () => ({ count: 1 })),
    answers(GetServiceNumbers, () => ({
      due_soon: 12,
      due: 5,
      overdue: 3,
      on_time: 46,
      counted: 50,
      compliance_pct: 92
    })),
    answers(ListTasks, () => ({ items: [task()] })),
    answers(ListPrograms, () => ({ items: [listed()] })),
    answers(ListVehicleServices, () => ({ items: [schedule()] })),
    answers(ListPastServices, () => ({ items: [past()], next: null })),
    answers(GetVehicle, () => vehicle()),
    answers(ListMeters, () => ({ items: [odometer()] }))
  ])
