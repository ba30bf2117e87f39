import { permitted, transactional } from "#kernel"
import { Effect } from "effect"
import type { InspectionScheduleId } from "../../contract/ids.ts"
import { changed } from "../domain/changes.ts"
import { Schedules } from "../domain/Schedules.ts"
import { announceSchedule, lockedSchedule, scheduleView, todayIn } from "./changeSchedule.ts"

/** Pauses a schedule: nothing is due or missed until it is resumed. Idempotent. */
export const pauseInspectionSchedule = Effect.fn("inspections.pauseInspectionSchedule")(function* (
  id: InspectionScheduleId
) {
  const { organizationId } = yield* permitted("inspections.edit_forms")
  const before = yield* lockedSchedule(organizationId, id)
  if (before.paused_at !== null) return
  const moment = yield* todayIn(organizationId)
  const schedule = changed(before, { paused_at: moment.at }, moment)
  yield* Schedules.use((schedules) => schedules.save(schedule))
  const { form } = yield* scheduleView(organizationId, id)
  yield* announceSchedule(schedule, form.name, "inspection_schedule.paused")
}, transactional)
