import { permitted, publish, transactional } from "#kernel"
import { Effect } from "effect"
import { ServicesChanged } from "../../contract/events/services.ts"
import type { ScheduleId } from "../../contract/ids.ts"
import { ownInterval, withInterval } from "../domain/ownInterval.ts"
import { Schedules } from "../domain/Schedules.ts"
import { lockedSchedule, refreshSchedule } from "./changeSchedule.ts"
import { recordService } from "./recordService.ts"

/** Lets a service of one vehicle have the interval of its program again. Idempotent. */
export const resetScheduleInterval = Effect.fn("maintenance.resetScheduleInterval")(function* (
  id: ScheduleId
) {
  const { organizationId } = yield* permitted("services.edit")
  const { schedules, schedule: before, open } = yield* lockedSchedule(organizationId, id)
  if (ownInterval(before) === null) return
  const schedule = withInterval(before, null)
  yield* Schedules.use((all) => all.save(schedule))
  yield* refreshSchedule(schedules, schedule)
  yield* publish(new ServicesChanged({ organizationId }))
  yield* recordService(organizationId, open, "service.interval_reset")
}, transactional)
