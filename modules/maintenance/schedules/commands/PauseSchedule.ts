import { now, permitted, publish, transactional } from "#kernel"
import { Effect } from "effect"
import { ServicesChanged } from "../../contract/events/services.ts"
import type { ScheduleId } from "../../contract/ids.ts"
import { Schedules } from "../domain/Schedules.ts"
import { lockedSchedule, refreshSchedule } from "./changeSchedule.ts"
import { recordService } from "./recordService.ts"

/** Pauses a service of a vehicle, or changes why it is paused. */
export const pauseSchedule = Effect.fn("maintenance.pauseSchedule")(function* (
  id: ScheduleId,
  pause_reason: string
) {
  const { organizationId } = yield* permitted("services.edit")
  const { schedules, schedule: before, open } = yield* lockedSchedule(organizationId, id)
  const schedule = { ...before, paused_at: before.paused_at ?? (yield* now), pause_reason }
  yield* Schedules.use((all) => all.save(schedule))
  yield* refreshSchedule(schedules, schedule)
  yield* publish(new ServicesChanged({ organizationId }))
  yield* recordService(organizationId, open, "service.paused")
}, transactional)
