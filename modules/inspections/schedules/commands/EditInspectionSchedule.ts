import { type Input, permitted, transactional } from "#kernel"
import { Effect } from "effect"
import { ScheduleWasChanged } from "../../contract/errors.ts"
import type { InspectionScheduleId } from "../../contract/ids.ts"
import type { EditInspectionSchedule } from "../../contract/schedules.ts"
import { changed } from "../domain/changes.ts"
import { Schedules } from "../domain/Schedules.ts"
import { announceSchedule, lockedSchedule, scheduleView, todayIn } from "./changeSchedule.ts"

/** Changes only the given fields of a schedule. Another cadence begins with its next period. */
export const editInspectionSchedule = Effect.fn("inspections.editInspectionSchedule")(function* (
  id: InspectionScheduleId,
  { expected_version, ...changes }: Input<typeof EditInspectionSchedule>["body"]
) {
  const { organizationId } = yield* permitted("inspections.edit_forms")
  const before = yield* lockedSchedule(organizationId, id)
  if (before.version !== expected_version) return yield* new ScheduleWasChanged()
  const schedule = changed(before, changes, yield* todayIn(organizationId))
  const schedules = yield* Schedules
  yield* schedules.save(schedule)
  if (changes.rule !== undefined) yield* schedules.select(schedule)
  const view = yield* scheduleView(organizationId, id)
  yield* announceSchedule(schedule, view.form.name, "inspection_schedule.edited")
  return view
}, transactional)
