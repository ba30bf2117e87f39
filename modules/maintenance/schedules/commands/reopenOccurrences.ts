import { now, type OrganizationId, publish } from "#kernel"
import { VehicleDirectory } from "#fleet"
import { Effect } from "effect"
import { ScheduleEnded, ServiceIsOpen, ServiceNotLast } from "../../contract/errors/services.ts"
import { ServiceReopened } from "../../contract/events/services.ts"
import type { OccurrenceId } from "../../contract/ids.ts"
import { reopened } from "../domain/closing.ts"
import { type Occurrence, Occurrences } from "../domain/Occurrences.ts"
import { type Schedule, Schedules } from "../domain/Schedules.ts"
import { refreshOpen } from "./refreshOpen.ts"

/**
 * Opens closed services again, together with those that they included, and cancels the ones that came after them. Fails
 * unless each is the last one of its schedule that was closed. Locks the schedules of the vehicles; joins the caller's unit
 * of work, who has checked the permission, and adds `timelineEntries`.
 */
export const reopenOccurrences = Effect.fnUntraced(function* (
  organizationId: OrganizationId,
  ids: ReadonlyArray<OccurrenceId>
) {
  const occurrences = yield* Occurrences
  const seen = yield* occurrences.findAll(organizationId, ids)
  const vehicleIds = [...new Set(seen.map(({ vehicle_id }) => vehicle_id))]
  const schedules = yield* Schedules.use((all) => all.lockOfVehicles(organizationId, vehicleIds))
  const closed = yield* occurrences.findAll(organizationId, ids)
  yield* Effect.forEach(closed, (service) => requireLast(organizationId, schedules, service), {
    discard: true
  })
  const others = yield* includedWith(organizationId, schedules, closed)
  const all = [...closed, ...others]
  yield* occurrences.cancelOpen(
    organizationId,
    all.map(({ schedule_id }) => schedule_id),
    yield* now
  )
  yield* occurrences.save(all.map(reopened))
  const vehicles = yield* VehicleDirectory.use((directory) => directory.described(organizationId, vehicleIds))
  yield* refreshOpen(organizationId, vehicles, schedules)
  yield* Effect.forEach(
    closed,
    ({ id: occurrenceId, vehicle_id: vehicleId }) =>
      publish(new ServiceReopened({ organizationId, vehicleId, occurrenceId })),
    { discard: true }
  )
})

const isLast = Effect.fnUntraced(function* (organizationId: OrganizationId, service: Occurrence) {
  const [last] = yield* Occurrences.use((all) => all.lastClosedOf(organizationId, [service.schedule_id]))
  return last?.id === service.id
})

const requireLast = Effect.fnUntraced(function* (
  organizationId: OrganizationId,
  schedules: ReadonlyArray<Schedule>,
  service: Occurrence
) {
  if (service.state !== "done" && service.state !== "skipped") yield* new ServiceIsOpen()
  if (!goesOn(schedules, service)) yield* new ScheduleEnded()
  if (!(yield* isLast(organizationId, service))) yield* new ServiceNotLast()
})

const goesOn = (schedules: ReadonlyArray<Schedule>, { schedule_id }: Occurrence) =>
  schedules.some(({ id, ended_at }) => id === schedule_id && ended_at === null)

/** Those that were closed together with these, unless something has happened to their schedules since. */
const includedWith = Effect.fnUntraced(function* (
  organizationId: OrganizationId,
  schedules: ReadonlyArray<Schedule>,
  closed: ReadonlyArray<Occurrence>
) {
  const together = yield* Effect.forEach(closed, ({ id }) =>
    Occurrences.use((all) => all.supersededBy(organizationId, id))
  )
  return yield* Effect.filter(
    together.flat().filter((service) => goesOn(schedules, service)),
    (service) => isLast(organizationId, service)
  )
})
