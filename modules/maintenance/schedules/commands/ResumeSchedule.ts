import { permitted, publish, transactional } from "#kernel"
import { Effect } from "effect"
import { ServicesChanged } from "../../contract/events/services.ts"
import type { ScheduleId } from "../../contract/ids.ts"
import { Schedules } from "../domain/Schedules.ts"
import { lockedSchedule, refreshSchedule } from "./changeSchedule.ts"
import { recordService } from "./recordService.ts"

/** Resumes a paused service of a vehicle. Idempotent. */
export const resumeSchedule = Effect.fn("maintenance.resumeSchedule")(function* (id: ScheduleId) {
  const { organizationId } = yield* permitted("services.edit")
  const { schedules, schedule: before, open } = yield* lockedSchedule(organizationId, id)
  if (before.paused_at === null) return
  const schedule = { ...before, paused_at: null, pause_reason: null }
  yield* Schedules.use((all) => all.save(schedule))
  yield* refreshSchedule(schedules, schedule)
  yield* publish(new ServicesChanged({ organizationId }))
  yield* recordService(organizationId, open, "service.resumed")
}, transactional)
