import { type OrganizationId, orNotFound } from "#kernel"
import { VehicleDirectory } from "#fleet"
import { Effect } from "effect"
import { ScheduleEnded } from "../../contract/errors/services.ts"
import type { ScheduleId } from "../../contract/ids.ts"
import { Occurrences } from "../domain/Occurrences.ts"
import { type Schedule, Schedules } from "../domain/Schedules.ts"
import { refreshOpen } from "./refreshOpen.ts"

/** Locks the schedules of a vehicle, and returns one of them with its open service. Fails if it has ended. */
export const lockedSchedule = Effect.fnUntraced(function* (organizationId: OrganizationId, id: ScheduleId) {
  const all = yield* Schedules
  const { vehicle_id } = yield* all.find(organizationId, id).pipe(orNotFound("schedule"))
  const schedules = yield* all.lockOfVehicles(organizationId, [vehicle_id])
  const schedule = schedules.find((one) => one.id === id)
  const [open] = yield* Occurrences.use((occurrences) => occurrences.openOfSchedules(organizationId, [id]))
  if (schedule === undefined || open === undefined) return yield* new ScheduleEnded()
  return { schedules, schedule, open }
})

/** Computes the services of the vehicle again, with a changed schedule. */
export const refreshSchedule = Effect.fnUntraced(function* (
  schedules: ReadonlyArray<Schedule>,
  schedule: Schedule
) {
  const { organization_id, vehicle_id } = schedule
  const vehicles = yield* VehicleDirectory.use((directory) =>
    directory.described(organization_id, [vehicle_id])
  )
  yield* refreshOpen(
    organization_id,
    vehicles,
    schedules.map((one) => (one.id === schedule.id ? schedule : one))
  )
})
