import { permitted, transactional } from "#kernel"
import { Effect } from "effect"
import type { InspectionScheduleId } from "../../contract/ids.ts"
import { Schedules } from "../domain/Schedules.ts"
import { announceSchedule, lockedSchedule, scheduleView } from "./changeSchedule.ts"

/** Removes a schedule with what was missed by it. Inspections stay. */
export const removeInspectionSchedule = Effect.fn("inspections.removeInspectionSchedule")(function* (
  id: InspectionScheduleId
) {
  const { organizationId } = yield* permitted("inspections.edit_forms")
  const schedule = yield* lockedSchedule(organizationId, id)
  const { form } = yield* scheduleView(organizationId, id)
  yield* Schedules.use((schedules) => schedules.remove(schedule))
  yield* announceSchedule(schedule, form.name, "inspection_schedule.removed")
}, transactional)
