import {
  asDemoMember,
  dayIn,
  dayOf,
  daysAfter,
  type DemoOrganization,
  inRole,
  minutesBefore,
  newId,
  Story
} from "#kernel"
import type { VehicleView } from "#fleet/contract"
import { Effect } from "effect"
import type { CommonTask } from "../contract/commonTasks.ts"
import { ProgramItemId } from "../contract/ids.ts"
import type { ProgramItemFields, ProgramRule } from "../contract/programViews.ts"
import type { TaskView } from "../contract/taskViews.ts"
import { createProgram } from "../programs/commands/CreateProgram.ts"
import { completeService } from "../schedules/commands/CompleteService.ts"
import { pauseSchedule } from "../schedules/commands/PauseSchedule.ts"
import { refreshServices } from "../schedules/commands/RefreshServices.ts"
import { setLastService } from "../schedules/commands/SetLastService.ts"
import { skipService } from "../schedules/commands/SkipService.ts"
import { listVehicleServices } from "../schedules/queries/ListVehicleServices.ts"
import { addCommonTasks } from "../tasks/commands/AddCommonTasks.ts"

const TASKS: ReadonlyArray<CommonTask> = ["OIL", "TIRE-ROT", "BRAKES", "AIR-FLT", "ANNUAL"]
const KM = 1000

const NEVER = {
  every_m: null,
  every_s: null,
  every_months: null,
  every_days: null,
  first_at_m: null,
  first_at_s: null,
  first_at_days: null,
  due_soon_m: 1000 * KM,
  due_soon_s: null,
  due_soon_days: 30,
  tolerance_pct: 10,
  recur: "from_completion"
} as const

const everyVehicle: ProgramRule = {
  makes: [],
  models: [],
  kinds: [],
  body_classes: [],
  group_ids: [],
  vehicle_ids: []
}

interface Planned {
  readonly task: CommonTask
  readonly every: Partial<Omit<ProgramItemFields, "id" | "task_id" | "supersedes">>
}

const PROGRAMS: ReadonlyArray<{
  readonly name: string
  readonly rule: ProgramRule
  readonly items: ReadonlyArray<Planned>
}> = [
  {
    name: "Regular service",
    rule: { ...everyVehicle, kinds: ["car", "van", "truck"] },
    items: [
      { task: "OIL", every: { every_m: 15_000 * KM, every_months: 12 } },
      { task: "TIRE-ROT", every: { every_m: 10_000 * KM, due_soon_days: null } },
      { task: "BRAKES", every: { every_m: 30_000 * KM, every_months: 24 } }
    ]
  },
  {
    name: "Annual inspection",
    rule: everyVehicle,
    items: [{ task: "ANNUAL", every: { every_months: 12 } }]
  }
]

/** How many days ago the nth vehicle was inspected last: overdue, due, due soon, and others later. */
const INSPECTED = [420, 372, 341, 300, 250, 190, 120, 60]
/** So many vehicles have a history. */
const SERVICED = 16
const COMPLETED_AGO = [27, 24, 20, 17, 13, 10, 6, 3]

const idOf = (tasks: ReadonlyArray<TaskView>, code: CommonTask) => {
  const task = tasks.find((one) => one.code === code)
  if (task === undefined) throw new Error(`The task ${code} was not added.`)
  return task.id
}

/** Two programs for all vehicles, five weeks before the end. */
const createPrograms = Effect.fnUntraced(function* (organization: DemoOrganization) {
  const { until, happens } = yield* Story
  const manager = inRole(organization, "manager")
  const language = organization.key === "harbour" ? "es" : "en"
  const added = addCommonTasks({ tasks: TASKS, language }).pipe(asDemoMember(manager))
  const { items: tasks } = yield* happens(dayOf(organization, until, 34, 9, 10), added)
  for (const [n, { name, rule, items }] of PROGRAMS.entries()) {
    const work = Effect.gen(function* () {
      const fields = yield* Effect.forEach(items, ({ task, every }) =>
        Effect.map(newId(ProgramItemId), (id) => ({
          ...NEVER,
          ...every,
          id,
          task_id: idOf(tasks, task),
          supersedes: []
        }))
      )
      yield* createProgram({ name, rule, items: fields })
    })
    yield* happens(dayOf(organization, until, 34, 9, 20 + 5 * n), work.pipe(asDemoMember(manager)))
  }
})

/** What was done on the nth vehicle, and when it was done before. */
const serviceVehicle = Effect.fnUntraced(function* (
  organization: DemoOrganization,
  vehicle: VehicleView,
  n: number
) {
  const { until, happens } = yield* Story
  const [manager, technician] = [inRole(organization, "manager"), inRole(organization, "technician")]
  const at = (ago: number, minute: number) => dayOf(organization, until, ago, 14, minute % 60)
  const { items } = yield* happens(at(33, n), listVehicleServices(vehicle.id).pipe(asDemoMember(technician)))
  const [oil, annual] = ["engine", "other"].map((system) => items.find(({ task }) => task.system === system))
  const ago = INSPECTED[n % INSPECTED.length] ?? 0
  const last = { on: daysAfter(dayIn("UTC", until), -ago), m: null }
  if (annual) yield* happens(at(32, n), setLastService(annual.schedule_id, last).pipe(asDemoMember(manager)))
  const completedAgo = COMPLETED_AGO[Math.floor(n / 2)]
  if (!oil?.service || completedAgo === undefined) return
  const { id } = oil.service
  if (n === 5) {
    const skipped = skipService(id, "Serviced by the dealer").pipe(asDemoMember(manager))
    yield* happens(at(completedAgo, n), skipped)
  } else if (n === 7) {
    const paused = pauseSchedule(oil.schedule_id, "In storage until spring").pipe(asDemoMember(manager))
    yield* happens(at(completedAgo, n), paused)
  } else if (n % 2 === 0) {
    const done = completeService(id, { note: "Oil and filter changed", cost_minor: 8900 + n * 450 })
    yield* happens(at(completedAgo, n), done.pipe(asDemoMember(technician)))
  }
})

/** Programs, and a few weeks of services. */
export const playServices = Effect.fnUntraced(function* (
  organization: DemoOrganization,
  fleet: ReadonlyArray<VehicleView>
) {
  const { until, happens } = yield* Story
  yield* createPrograms(organization)
  const serviced = fleet.filter(({ lifecycle, kind }) => lifecycle === "in_service" && kind !== "trailer")
  for (const [n, vehicle] of serviced.slice(0, SERVICED).entries())
    yield* serviceVehicle(organization, vehicle, n)
  yield* happens(minutesBefore(until, 20), refreshServices(organization.id))
})
