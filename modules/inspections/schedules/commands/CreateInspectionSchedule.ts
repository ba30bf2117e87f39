import { type Input, newId, permitted, transactional } from "#kernel"
import { Effect } from "effect"
import { FormIsArchived, FormNotPublished } from "../../contract/errors.ts"
import { InspectionScheduleId } from "../../contract/ids.ts"
import type { CreateInspectionSchedule } from "../../contract/schedules.ts"
import { lockedForm } from "../../forms/commands/changeForm.ts"
import { newSchedule } from "../domain/changes.ts"
import { Schedules } from "../domain/Schedules.ts"
import { announceSchedule, requireRoom, scheduleView, todayIn } from "./changeSchedule.ts"

/** Has vehicles inspected with a form that is published, from its next period on. */
export const createInspectionSchedule = Effect.fn("inspections.createInspectionSchedule")(function* (
  entered: Input<typeof CreateInspectionSchedule>["body"]
) {
  const { organizationId } = yield* permitted("inspections.edit_forms")
  const form = yield* lockedForm(organizationId, entered.form_id)
  if (form.archived_at !== null) return yield* new FormIsArchived()
  if (form.published === null) return yield* new FormNotPublished()
  yield* requireRoom(organizationId)
  const id = yield* newId(InspectionScheduleId)
  const schedule = newSchedule(entered, { id, organizationId, ...(yield* todayIn(organizationId)) })
  const schedules = yield* Schedules
  yield* schedules.add(schedule)
  yield* schedules.select(schedule)
  yield* announceSchedule(schedule, form.name, "inspection_schedule.created")
  return yield* scheduleView(organizationId, id)
}, transactional)
