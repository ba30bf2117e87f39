import { permitted, transactional } from "#kernel"
import { Effect } from "effect"
import type { InspectionScheduleId } from "../../contract/ids.ts"
import { changed } from "../domain/changes.ts"
import { Schedules } from "../domain/Schedules.ts"
import { announceSchedule, lockedSchedule, scheduleView, todayIn } from "./changeSchedule.ts"

/** Resumes a paused schedule: nothing that began before is missed. Idempotent. */
export const resumeInspectionSchedule = Effect.fn("inspections.resumeInspectionSchedule")(function* (
  id: InspectionScheduleId
) {
  const { organizationId } = yield* permitted("inspections.edit_forms")
  const before = yield* lockedSchedule(organizationId, id)
  if (before.paused_at === null) return
  const schedule = changed(before, { paused_at: null }, yield* todayIn(organizationId))
  yield* Schedules.use((schedules) => schedules.save(schedule))
  const { form } = yield* scheduleView(organizationId, id)
  yield* announceSchedule(schedule, form.name, "inspection_schedule.resumed")
}, transactional)
