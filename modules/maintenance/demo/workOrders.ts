import {
  anonymous,
  CurrentActor,
  dayOf,
  daysAfter,
  dayIn,
  type DemoOrganization,
  EmailAddress,
  hours,
  inRole,
  minutes,
  plus,
  Story
} from "#kernel"
import type { VehicleView } from "#fleet/contract"
import { Effect } from "effect"
import type { WorkOrderDetails } from "../contract/workOrderViews.ts"
import { addDowntime } from "../downtime/commands/AddDowntime.ts"
import { createWarranty } from "../warranties/commands/CreateWarranty.ts"
import { cancelWorkOrder } from "../workorders/commands/CancelWorkOrder.ts"
import { decideEstimate } from "../workorders/commands/DecideEstimate.ts"
import { editLine } from "../workorders/commands/EditLine.ts"
import { openWorkOrder } from "../workorders/commands/OpenWorkOrder.ts"
import { requestApproval } from "../workorders/commands/RequestApproval.ts"
import { scheduleWorkOrder } from "../workorders/commands/ScheduleWorkOrder.ts"
import { sendApprovalLink } from "../workorders/commands/SendApprovalLink.ts"
import { PLANS } from "./workOrderPlans.ts"
import {
  isSpanish,
  jobOf,
  type Setting,
  step,
  technicianOf,
  wordsOf,
  type Workshop
} from "./workOrderStory.ts"
import { nextWorkingDay, timesOf } from "./workOrderTimes.ts"
import { doWork } from "./workshopWork.ts"

const seen = ({ version: expected_version }: WorkOrderDetails) => ({ expected_version })

/** An estimate names how long the work takes; other work is charged by what was recorded. */
const hasEstimate = ({ ends, expensive }: Setting["plan"]): boolean =>
  expensive === true || ends === "requested" || ends === "estimate" || ends === "approved"

const open = Effect.fnUntraced(function* ({ organization, workshop, vehicle, plan }: Setting, at: Date) {
  const { kind, priority = "normal", jobs, vendor } = plan
  const lines = jobs.map((name) => {
    const { system, minutes: planned, parts, price = 0 } = jobOf(name)
    const [title, complaint] = wordsOf(organization, name)
    return {
      title,
      complaint,
      system,
      labor_minutes: hasEstimate(plan) ? planned : null,
      parts_price_minor: parts,
      other_minor: price
    }
  })
  const body = {
    vehicle_id: vehicle.id,
    kind,
    priority,
    title: wordsOf(organization, jobs[0])[0],
    vendor_id: vendor === undefined ? null : (workshop.vendors[vendor] ?? null),
    assigned_to: vendor === undefined ? technicianOf(organization, plan.by ?? 0).member.userId : null,
    lines
  }
  return yield* step(at, inRole(organization, "manager"), openWorkOrder(body))
})

/** The same for a vehicle with a warranty, which was entered before and pays for the first line. */
const openUnderWarranty = Effect.fnUntraced(function* (setting: Setting, at: Date) {
  const { organization, vehicle, plan } = setting
  const manager = inRole(organization, "manager")
  const today = dayIn("UTC", at)
  const warranty = {
    scope: "part" as const,
    systems: [jobOf(plan.jobs[0]).system],
    covers: wordsOf(organization, plan.jobs[0])[0],
    provider: vehicle.make ?? "OEM",
    reference: "W-2038",
    starts_on: daysAfter(today, -200),
    until_date: daysAfter(today, 530),
    until_m: null,
    until_s: null,
    note: null
  }
  yield* step(plus(at, -minutes(15)), manager, createWarranty(vehicle.id, warranty))
  const opened = yield* open(setting, at)
  const [line] = opened.items
  if (line === undefined) return opened
  const claim = { expected_version: line.version, warranty_check: "claimed" as const }
  return yield* step(plus(at, minutes(30)), manager, editLine(line.id, claim))
})

/** The lessor of the vehicles approves repairs of accidents by a link. */
const LESSOR = { name: "Daniela Kraft", email: EmailAddress.make("repairs@fleetlease.example") }

const sendEstimate = Effect.fnUntraced(function* (
  { organization, plan }: Setting,
  opened: WorkOrderDetails,
  at: Date
) {
  const language = isSpanish(organization) ? ("es" as const) : ("en" as const)
  const letter = { ...seen(opened), ...LESSOR, language }
  const { path } = yield* step(
    plus(at, minutes(25)),
    inRole(organization, "manager"),
    sendApprovalLink(opened.id, letter)
  )
  if (plan.ends !== "approved") return
  const token = path.slice(path.indexOf("=") + 1)
  const decision = { token, outcome: "approved" as const, name: LESSOR.name, note: null }
  const { happens } = yield* Story
  const deciding = decideEstimate(decision).pipe(Effect.provideService(CurrentActor, anonymous))
  yield* happens(plus(at, hours(5)), deciding)
})

const schedule = Effect.fnUntraced(function* (
  { organization, workshop, plan }: Setting,
  opened: WorkOrderDetails,
  at: Date
) {
  const { until } = yield* Story
  const [days, hour, lasting, bay] = plan.at ?? [2, 8, 6, 0]
  const day = days === 0 ? 0 : nextWorkingDay(organization, until, -days)
  const from = dayOf(organization, until, day, hour, 0)
  const bay_id = workshop.bays[bay]?.id ?? null
  const planned = { ...seen(opened), from, to: plus(from, hours(lasting)), bay_id }
  yield* step(plus(at, minutes(20)), inRole(organization, "manager"), scheduleWorkOrder(opened.id, planned))
})

const cancel = Effect.fnUntraced(function* ({ organization }: Setting, opened: WorkOrderDetails, at: Date) {
  const reason = isSpanish(organization) ? "Ya no es necesario" : "No longer needed"
  const cancelling = cancelWorkOrder(opened.id, { ...seen(opened), reason })
  yield* step(plus(at, hours(2)), inRole(organization, "manager"), cancelling)
})

/** Opens one work order, and does what is planned. */
const playOne = Effect.fnUntraced(function* (setting: Setting) {
  const { organization, plan, n } = setting
  const { until } = yield* Story
  const { opened: at } = timesOf(organization, until, plan, n)
  const opened = plan.warranty === true ? yield* openUnderWarranty(setting, at) : yield* open(setting, at)
  switch (plan.ends) {
    case "draft":
      return
    case "requested": {
      const requesting = requestApproval(opened.id, seen(opened))
      return void (yield* step(plus(at, minutes(20)), technicianOf(organization, 0), requesting))
    }
    case "estimate":
    case "approved":
      return yield* sendEstimate(setting, opened, at)
    case "scheduled":
      return yield* schedule(setting, opened, at)
    case "cancelled":
      return yield* cancel(setting, opened, at)
    default:
      return yield* doWork(setting, opened)
  }
})

/** Vehicles before this one are booked by the fleet's demo. */
const FREE_FROM = 24

/** A vehicle that could not be used for another reason. */
const standIdle = Effect.fnUntraced(function* (organization: DemoOrganization, { id }: VehicleView) {
  const { until } = yield* Story
  const from = dayOf(organization, until, 10, 7, 0)
  const down = { cause: "admin", planned: true, from, until: plus(from, hours(30)), note: null } as const
  yield* step(dayOf(organization, until, 8, 9, 0), inRole(organization, "manager"), addDowntime(id, down))
})

/** The place of the vehicle that stands idle. */
const IDLE = 7

/** The work orders of six weeks, numbered as they were opened. */
export const playWorkOrders = Effect.fnUntraced(function* (
  organization: DemoOrganization,
  fleet: ReadonlyArray<VehicleView>,
  workshop: Workshop
) {
  const { until } = yield* Story
  const free = fleet
    .slice(FREE_FROM)
    .filter(({ lifecycle, fuel_type }) => lifecycle === "in_service" && fuel_type !== "bev")
  const settings = PLANS.flatMap((plan, n): ReadonlyArray<Setting> => {
    const vehicle = free[plan.on % free.length]
    return vehicle === undefined ? [] : [{ organization, workshop, vehicle, plan, n }]
  })
  const openedAt = ({ plan, n }: Setting) => timesOf(organization, until, plan, n).opened.getTime()
  for (const setting of settings.toSorted((one, other) => openedAt(one) - openedAt(other)))
    yield* playOne(setting)
  const idle = free[IDLE]
  if (idle !== undefined) yield* standIdle(organization, idle)
})
