import { type DemoMember, dayOf, inRole, minutes, plus, Story } from "#kernel"
import { Effect } from "effect"
import type { WorkOrderDetails } from "../contract/workOrderViews.ts"
import { approveWorkOrder } from "../workorders/commands/ApproveWorkOrder.ts"
import { checkQuality } from "../workorders/commands/CheckQuality.ts"
import { closeWorkOrder } from "../workorders/commands/CloseWorkOrder.ts"
import { completeLine } from "../workorders/commands/CompleteLine.ts"
import { editWorkOrder } from "../workorders/commands/EditWorkOrder.ts"
import { issuePart } from "../workorders/commands/IssuePart.ts"
import { pauseWork } from "../workorders/commands/PauseWork.ts"
import { recordLabor } from "../workorders/commands/RecordLabor.ts"
import { reopenWorkOrder } from "../workorders/commands/ReopenWorkOrder.ts"
import { requestApproval } from "../workorders/commands/RequestApproval.ts"
import { startWork } from "../workorders/commands/StartWork.ts"
import type { JobName } from "./jobs.ts"
import { isSpanish, jobOf, type Setting, step, technicianOf, wordsOf } from "./workOrderStory.ts"
import { timesOf, workingDay } from "./workOrderTimes.ts"

type Line = WorkOrderDetails["items"][number]

const seen = ({ version: expected_version }: WorkOrderDetails) => ({ expected_version })

/** The lines with what is done in each, and by whom: the first by the planned technician, the others by the first one. */
const tasksOf = ({ organization, plan }: Setting, { items }: WorkOrderDetails) =>
  plan.jobs.flatMap((name, n) => {
    const line = items[n]
    return line === undefined
      ? []
      : [{ name, line, by: technicianOf(organization, n === 0 ? (plan.by ?? 0) : 0) }]
  })

interface Task {
  readonly name: JobName
  readonly line: Line
  readonly by: DemoMember
}

const takePart = Effect.fnUntraced(function* ({ workshop }: Setting, { name, line, by }: Task, at: Date) {
  const [number, quantity] = jobOf(name).stock ?? ["", 0]
  const part_id = workshop.parts.get(number)
  if (part_id !== undefined) yield* step(at, by, issuePart(line.id, { part_id, quantity }))
})

/** Does all of a line. Returns when it is done, and the work order. */
const doLine = Effect.fnUntraced(function* (setting: Setting, task: Task, begins: Date) {
  const { name, line, by } = task
  const worked = jobOf(name).minutes
  const at = plus(begins, minutes(worked))
  yield* takePart(setting, task, plus(begins, minutes(5)))
  const recorded = worked === 0 ? undefined : yield* step(at, by, recordLabor(line.id, { minutes: worked }))
  const { version } = recorded?.items.find(({ id }) => id === line.id) ?? line
  const [, , cause, correction] = wordsOf(setting.organization, name)
  const done = completeLine(line.id, { expected_version: version, cause, correction })
  const order = yield* step(plus(at, minutes(3)), by, done)
  return { at: plus(at, minutes(10)), order }
})

const doLines = Effect.fnUntraced(function* (setting: Setting, started: WorkOrderDetails, begins: Date) {
  let [at, order] = [begins, started]
  for (const task of tasksOf(setting, started)) ({ at, order } = yield* doLine(setting, task, at))
  return { at, order }
})

/** The owner approves what a technician requests. */
const approved = Effect.fnUntraced(function* ({ organization }: Setting, order: WorkOrderDetails, at: Date) {
  const requested = yield* step(at, technicianOf(organization, 0), requestApproval(order.id, seen(order)))
  const approval = approveWorkOrder(order.id, seen(requested))
  return yield* step(plus(at, minutes(40)), inRole(organization, "owner"), approval)
})

const close = Effect.fnUntraced(function* (setting: Setting, order: WorkOrderDetails, at: Date) {
  const { organization, plan, n } = setting
  const manager = inRole(organization, "manager")
  const invoiced =
    plan.vendor === undefined
      ? order
      : yield* step(at, manager, editWorkOrder(order.id, { ...seen(order), invoice_ref: `${2600 + n * 37}` }))
  return yield* step(plus(at, minutes(10)), manager, closeWorkOrder(order.id, seen(invoiced)))
})

const reopen = Effect.fnUntraced(function* ({ organization }: Setting, order: WorkOrderDetails) {
  const { until } = yield* Story
  const reason = isSpanish(organization) ? "Falta el precio de una pieza" : "The price of a part is missing"
  const at = dayOf(organization, until, workingDay(organization, until, 2), 10, 20)
  yield* step(at, inRole(organization, "manager"), reopenWorkOrder(order.id, { ...seen(order), reason }))
})

/** Begins with the first line, and stops. */
const pause = Effect.fnUntraced(function* (setting: Setting, started: WorkOrderDetails, begins: Date) {
  const { organization, plan } = setting
  const [task] = tasksOf(setting, started)
  const waiting_for = plan.ends === "waiting_vendor" ? ("vendor" as const) : ("parts" as const)
  const by = technicianOf(organization, 0)
  const at = plus(begins, minutes(35))
  if (waiting_for === "parts" && task) yield* step(at, task.by, recordLabor(task.line.id, { minutes: 35 }))
  yield* step(plus(at, minutes(5)), by, pauseWork(started.id, { ...seen(started), waiting_for }))
})

/** Takes the vehicle into the workshop and does the work, as far as planned. */
export const doWork = Effect.fnUntraced(function* (setting: Setting, opened: WorkOrderDetails) {
  const { organization, plan, n } = setting
  const { until } = yield* Story
  const { opened: openedAt, arrives, works } = timesOf(organization, until, plan, n)
  const manager = inRole(organization, "manager")
  const order =
    plan.expensive === true ? yield* approved(setting, opened, plus(openedAt, minutes(20))) : opened
  const started = yield* step(arrives, manager, startWork(order.id, seen(order)))
  const technician = technicianOf(organization, 0)
  switch (plan.ends) {
    case "in_progress": {
      const [task] = tasksOf(setting, started)
      if (task === undefined) return
      yield* takePart(setting, task, plus(works, minutes(5)))
      yield* step(plus(works, minutes(45)), task.by, recordLabor(task.line.id, { minutes: 45 }))
      return
    }
    case "waiting_parts":
    case "waiting_vendor":
      return yield* pause(setting, started, works)
    case "waiting_approval": {
      const [task] = tasksOf(setting, started)
      const worked = jobOf(plan.jobs[0]).minutes
      const at = plus(works, minutes(worked))
      if (task) yield* step(at, task.by, recordLabor(task.line.id, { minutes: worked }))
      return void (yield* step(plus(at, minutes(5)), technician, requestApproval(started.id, seen(started))))
    }
    default: {
      const done = yield* doLines(setting, started, works)
      if (plan.ends === "quality_check")
        return void (yield* step(done.at, technician, checkQuality(order.id, done.order.version)))
      const closed = yield* close(setting, done.order, done.at)
      if (plan.ends === "reopened") yield* reopen(setting, closed)
    }
  }
})
