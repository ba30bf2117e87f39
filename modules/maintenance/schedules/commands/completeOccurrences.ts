import { now, type OrganizationId, publish, type UserId } from "#kernel"
import { VehicleDirectory } from "#fleet"
import { Effect } from "effect"
import { ServiceClosed } from "../../contract/events/services.ts"
import type { OccurrenceId, ScheduleId, WorkOrderId } from "../../contract/ids.ts"
import { type Done, done, fromOf, included } from "../domain/closing.ts"
import type { ServiceItem } from "../domain/items.ts"
import { type Occurrence, Occurrences } from "../domain/Occurrences.ts"
import { itemFor } from "../domain/ownInterval.ts"
import { type Schedule, Schedules } from "../domain/Schedules.ts"
import { nextOccurrence } from "./planServices.ts"
import { refreshOpen } from "./refreshOpen.ts"

/** A service that was done. `completed_on`: the day; `m` and `s`: the meters and seconds of the vehicle's life by then. */
export interface Completion {
  readonly occurrence_id: OccurrenceId
  readonly completed_on: Done["on"]
  readonly m: number | null
  readonly s: number | null
  /** Whether each was read, and not computed from the vehicle's use. */
  readonly read: { readonly m: boolean; readonly s: boolean }
  readonly work_order_id: WorkOrderId | null
  readonly note?: string | null
  readonly cost_minor?: number | null
  readonly currency?: string | null
}

type How = Omit<Done, "estimated"> & Pick<Completion, "read">

const howDone = ({ completed_on, note, cost_minor, currency, ...completion }: Completion): How => ({
  ...completion,
  on: completed_on,
  note: note ?? null,
  cost_minor: cost_minor ?? null,
  currency: currency ?? null
})

/** It counts on estimates if a meter by which it is due was not read. */
const doneAs = ({ every_m, every_s }: ServiceItem, { read, m, s, ...how }: How): Done => ({
  ...how,
  m,
  s,
  estimated: (every_m !== null && m !== null && !read.m) || (every_s !== null && s !== null && !read.s)
})

/**
 * Closes services as done, together with the open ones of their vehicles that they include, and opens the next ones.
 * Returns those of the given ones that were closed: one that is closed already stays as it is. Locks the schedules of the
 * vehicles; joins the caller's unit of work, who has checked the permission, and adds `timelineEntries`.
 */
export const completeOccurrences = Effect.fnUntraced(function* (
  organizationId: OrganizationId,
  completions: ReadonlyArray<Completion>,
  by: UserId | null
) {
  const occurrences = yield* Occurrences
  const ids = completions.map(({ occurrence_id }) => occurrence_id)
  const seen = yield* occurrences.findAll(organizationId, ids)
  const vehicleIds = [...new Set(seen.map(({ vehicle_id }) => vehicle_id))]
  const schedules = yield* Schedules.use((all) => all.lockOfVehicles(organizationId, vehicleIds))
  const at = yield* now
  const open = (yield* occurrences.findAll(organizationId, ids)).filter(canComplete)
  // Of all schedules: what is included may include others.
  const items = yield* itemsOf(organizationId, schedules, schedules)
  const howOf = new Map(completions.map((completion) => [completion.occurrence_id, howDone(completion)]))
  const closed = open.flatMap((service) => {
    const [item, how] = [items.get(service.schedule_id), howOf.get(service.id)]
    return item === undefined || how === undefined ? [] : [done(service, item, doneAs(item, how), { at, by })]
  })
  const others = yield* includedIn(organizationId, schedules, items, closed, howOf)
  // If it was cancelled, the vehicle may have another one open in its place.
  const cancelled = open.filter(({ state }) => state === "cancelled")
  yield* occurrences.cancelOpen(
    organizationId,
    cancelled.map(({ schedule_id }) => schedule_id),
    at
  )
  yield* occurrences.save([...closed, ...others])
  yield* openNext(organizationId, schedules, [...closed, ...others])
  yield* announceClosed(organizationId, closed)
  return closed
})

/** Also one that was cancelled while there was work on it, because its vehicle left the fleet or an earlier one was reopened. */
const canComplete = ({ state }: Occurrence) => state !== "done" && state !== "skipped"

/** The items of services, each as it applies to its vehicle, by schedule. */
const itemsOf = Effect.fnUntraced(function* (
  organizationId: OrganizationId,
  schedules: ReadonlyArray<Schedule>,
  services: ReadonlyArray<Pick<Occurrence, "item_id">>
) {
  const ids = [...new Set(services.map(({ item_id }) => item_id))]
  const items = yield* Schedules.use((all) => all.items(organizationId, ids))
  const itemOf = new Map(items.map((item) => [item.id, item]))
  return new Map<ScheduleId, ServiceItem>(
    schedules.flatMap((schedule) => {
      const item = itemOf.get(schedule.item_id)
      return item === undefined ? [] : [[schedule.id, itemFor(schedule, item)] as const]
    })
  )
})

/** The open services that were done as part of these, and as part of those. */
const includedIn = Effect.fnUntraced(function* (
  organizationId: OrganizationId,
  schedules: ReadonlyArray<Schedule>,
  items: ReadonlyMap<ScheduleId, ServiceItem>,
  closed: ReadonlyArray<Occurrence>,
  howOf: ReadonlyMap<OccurrenceId, How>
) {
  const handled = new Set(closed.map(({ schedule_id }) => schedule_id))
  const all: Array<Occurrence> = []
  let reasons = closed.map((service) => ({ service, first: service }))
  while (reasons.length > 0) {
    const wanted = reasons.flatMap(({ service, first }) =>
      (items.get(service.schedule_id)?.supersedes ?? []).flatMap((itemId) =>
        schedules
          .filter(({ vehicle_id, item_id }) => vehicle_id === service.vehicle_id && item_id === itemId)
          .map(({ id }) => ({ scheduleId: id, first }))
      )
    )
    const next = wanted.filter(({ scheduleId }) => !handled.has(scheduleId))
    for (const { scheduleId } of next) handled.add(scheduleId)
    if (next.length === 0) break
    const open = yield* Occurrences.use((occurrences) =>
      occurrences.openOfSchedules(
        organizationId,
        next.map(({ scheduleId }) => scheduleId)
      )
    )
    reasons = open.flatMap((service) => {
      const reason = next.find(({ scheduleId }) => scheduleId === service.schedule_id)?.first
      const item = items.get(service.schedule_id)
      const how = reason === undefined ? undefined : howOf.get(reason.id)
      if (reason === undefined || item === undefined || how === undefined) return []
      all.push(included(service, item, reason, doneAs(item, how)))
      return [{ service, first: reason }]
    })
  }
  return all
})

/** Opens the next service of each schedule that goes on, and computes again what is due on the vehicles. */
export const openNext = Effect.fnUntraced(function* (
  organizationId: OrganizationId,
  schedules: ReadonlyArray<Schedule>,
  closed: ReadonlyArray<Occurrence>
) {
  const at = yield* now
  const vehicleIds = [...new Set(closed.map(({ vehicle_id }) => vehicle_id))]
  const vehicles = yield* VehicleDirectory.use((directory) => directory.described(organizationId, vehicleIds))
  const items = yield* itemsOf(organizationId, schedules, closed)
  const last = new Map(
    closed.toSorted((one, other) => one.seq - other.seq).map((service) => [service.schedule_id, service])
  )
  const next = [...last.values()].flatMap((service) => {
    const schedule = schedules.find(({ id }) => id === service.schedule_id)
    const item = items.get(service.schedule_id)
    return schedule === undefined || schedule.ended_at !== null || item === undefined
      ? []
      : [nextOccurrence(schedule, item, service.name_key, fromOf(service, item), at)]
  })
  yield* Occurrences.use((all) => Effect.flatMap(Effect.all(next), all.add))
  yield* refreshOpen(organizationId, vehicles, schedules)
})

/** Publishes that services were closed. */
export const announceClosed = Effect.fnUntraced(function* (
  organizationId: OrganizationId,
  closed: ReadonlyArray<Occurrence>
) {
  yield* Effect.forEach(
    closed,
    ({ id: occurrenceId, vehicle_id: vehicleId, state }) => {
      const outcome = state === "done" ? ("done" as const) : ("skipped" as const)
      return publish(new ServiceClosed({ organizationId, vehicleId, occurrenceId, outcome }))
    },
    { discard: true }
  )
})
