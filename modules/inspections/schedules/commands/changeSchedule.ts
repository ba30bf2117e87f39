import { type AuditRecord, dayIn, type OrganizationId, orNotFound, publish, record } from "#kernel"
import { Effect } from "effect"
import { TooManySchedules } from "../../contract/errors.ts"
import { InspectionSchedulesChanged } from "../../contract/events.ts"
import type { InspectionScheduleId } from "../../contract/ids.ts"
import { isFull } from "../domain/changes.ts"
import { type Schedule, Schedules } from "../domain/Schedules.ts"
import { momentOf } from "../queries/momentOf.ts"
import { ScheduleList } from "../queries/ScheduleList.ts"

/** Loads a schedule and locks it until the unit of work ends. */
export const lockedSchedule = (organizationId: OrganizationId, id: InspectionScheduleId) =>
  Schedules.use((schedules) => schedules.lock(organizationId, id)).pipe(orNotFound("inspection schedule"))

/** Fails if an organization has as many schedules as it can have. */
export const requireRoom = Effect.fnUntraced(function* (organizationId: OrganizationId) {
  const schedules = yield* Schedules
  yield* schedules.lockAll(organizationId)
  if (isFull(yield* schedules.count(organizationId))) yield* new TooManySchedules()
})

/** Now, and the day that it is for an organization. */
export const todayIn = Effect.fnUntraced(function* (organizationId: OrganizationId) {
  const { at, timeZone } = yield* momentOf(organizationId)
  return { at, today: dayIn(timeZone, at) }
})

/** A schedule as people see it. */
export const scheduleView = (organizationId: OrganizationId, id: InspectionScheduleId) =>
  ScheduleList.use((list) => list.find(organizationId, id)).pipe(orNotFound("inspection schedule"))

/** Publishes and records a change. */
export const announceSchedule = Effect.fnUntraced(function* (
  { organization_id: organizationId }: Schedule,
  form: string,
  action: AuditRecord["action"]
) {
  yield* publish(new InspectionSchedulesChanged({ organizationId }))
  yield* record({ action, organizationId, subject: form })
})
