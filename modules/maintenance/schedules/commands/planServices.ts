import { newId, type OrganizationId } from "#kernel"
import { VehicleUse } from "#fleet"
import { Effect } from "effect"
import { OccurrenceId, ScheduleId } from "../../contract/ids.ts"
import type { ServicePoint } from "../../contract/intervals.ts"
import { fromOf, withNew } from "../domain/closing.ts"
import { firstFrom } from "../domain/due.ts"
import type { ServiceItem } from "../domain/items.ts"
import { Occurrences } from "../domain/Occurrences.ts"
import { isEmpty, type Plan, planOf } from "../domain/plan.ts"
import { type Schedule, Schedules, type ServiceRule } from "../domain/Schedules.ts"
import { currentPoint, originOf, usesOf } from "../domain/standing.ts"
import type { ServicedVehicle } from "../domain/vehicles.ts"
import { type Moment, momentIn } from "./today.ts"

/**
 * Begins and ends schedules of vehicles as the programs ask for, and returns those that vehicles have then. The given ones
 * are those of the vehicles, and locked.
 */
export const planServices = Effect.fnUntraced(function* (
  organizationId: OrganizationId,
  rules: ReadonlyArray<ServiceRule>,
  vehicles: ReadonlyArray<ServicedVehicle>,
  schedules: ReadonlyArray<Schedule>
) {
  const plan = planOf(rules, vehicles, schedules)
  if (isEmpty(plan)) return { schedules, isChanged: false }
  const moment = yield* momentIn(organizationId)
  const ended = plan.ending.map(({ id }) => id)
  yield* Schedules.use((all) => all.setEnded(organizationId, ended, moment.at))
  yield* Occurrences.use((all) => all.cancelOpen(organizationId, ended, moment.at))
  yield* returnSchedules(organizationId, plan, vehicles, moment)
  const begun = yield* beginSchedules(organizationId, plan, moment)
  return { schedules: [...schedules, ...begun], isChanged: true }
})

/** Lets ended schedules go on from their newest service. */
const returnSchedules = Effect.fnUntraced(function* (
  organizationId: OrganizationId,
  { returning }: Plan,
  vehicles: ReadonlyArray<ServicedVehicle>,
  { at }: Moment
) {
  if (returning.length === 0) return
  const ids = returning.map(({ schedule }) => schedule.id)
  yield* Schedules.use((all) => all.setEnded(organizationId, ids, null))
  const newest = yield* Occurrences.use((all) => all.newestOf(organizationId, ids))
  const newestOf = new Map(newest.map((occurrence) => [occurrence.schedule_id, occurrence]))
  const vehicleOf = new Map(vehicles.map((vehicle) => [vehicle.id, vehicle]))
  const added = yield* Effect.forEach(returning, ({ schedule, item }) => {
    const last = newestOf.get(schedule.id)
    const { name_key = "" } = vehicleOf.get(schedule.vehicle_id) ?? {}
    const origin: ServicePoint = { on: schedule.origin_on, m: schedule.origin_m, s: schedule.origin_s }
    return nextOccurrence(schedule, item, name_key, last === undefined ? origin : fromOf(last, item), at)
  })
  yield* Occurrences.use((all) => all.add(added))
})

/** Begins schedules, unless someone else has begun them meanwhile. */
const beginSchedules = Effect.fnUntraced(function* (
  organizationId: OrganizationId,
  { beginning }: Plan,
  moment: Moment
) {
  if (beginning.length === 0) return []
  const { at, today } = moment
  const ids = [...new Set(beginning.map(({ vehicle }) => vehicle.id))]
  const meters = yield* VehicleUse.use((use) => use.ofVehicles(organizationId, ids, moment))
  const metersOf = Map.groupBy(meters, ({ vehicle_id }) => vehicle_id)
  const begun = yield* Effect.forEach(beginning, ({ vehicle, item }) => {
    const own = metersOf.get(vehicle.id) ?? []
    const origin = originOf(vehicle, own, today)
    const from = firstFrom(item, origin, currentPoint(usesOf(own), today))
    return Effect.gen(function* () {
      const schedule: Schedule = {
        organization_id: organizationId,
        id: yield* newId(ScheduleId),
        vehicle_id: vehicle.id,
        program_id: item.program_id,
        item_id: item.id,
        origin_on: origin.on,
        origin_m: origin.m,
        origin_s: origin.s,
        paused_at: null,
        pause_reason: null,
        own_every_m: null,
        own_every_s: null,
        own_every_months: null,
        own_every_days: null,
        ended_at: null,
        created_at: at
      }
      return { schedule, first: yield* nextOccurrence(schedule, item, vehicle.name_key, from, at) }
    })
  })
  const added = yield* Schedules.use((all) => all.add(begun.map(({ schedule }) => schedule)))
  const own = begun.filter(({ schedule }) => added.has(schedule.id))
  yield* Occurrences.use((all) => all.add(own.map(({ first }) => first)))
  return own.map(({ schedule }) => schedule)
})

/** The next service of a schedule, which counts from a point. Its number is given when it is stored. */
export const nextOccurrence = Effect.fnUntraced(function* (
  { organization_id, id: schedule_id, vehicle_id, program_id, item_id }: Schedule,
  { task_id }: Pick<ServiceItem, "task_id">,
  name_key: string,
  from: ServicePoint,
  at: Date
) {
  const id = yield* newId(OccurrenceId)
  const belongs = { organization_id, id, schedule_id, vehicle_id, program_id, item_id, task_id }
  return { ...belongs, seq: 1, name_key, group_id: null, ...withNew(from), created_at: at }
})
