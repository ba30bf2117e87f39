import { type Input, permitted, publish, transactional } from "#kernel"
import { Effect } from "effect"
import { ServicesChanged } from "../../contract/events/services.ts"
import type { ScheduleId } from "../../contract/ids.ts"
import type { SetScheduleInterval } from "../../contract/serviceSchedules.ts"
import { refusalOfInterval } from "../../programs/domain/rules.ts"
import { withInterval } from "../domain/ownInterval.ts"
import { Schedules } from "../domain/Schedules.ts"
import { lockedSchedule, refreshSchedule } from "./changeSchedule.ts"
import { recordService } from "./recordService.ts"

/** Gives a service of one vehicle an interval of its own. Its open service counts from the same point as before. */
export const setScheduleInterval = Effect.fn("maintenance.setScheduleInterval")(function* (
  id: ScheduleId,
  interval: Input<typeof SetScheduleInterval>["body"]
) {
  const { organizationId } = yield* permitted("services.edit")
  const refusal = refusalOfInterval(interval)
  if (refusal) return yield* refusal
  const { schedules, schedule: before, open } = yield* lockedSchedule(organizationId, id)
  const schedule = withInterval(before, interval)
  yield* Schedules.use((all) => all.save(schedule))
  yield* refreshSchedule(schedules, schedule)
  yield* publish(new ServicesChanged({ organizationId }))
  yield* recordService(organizationId, open, "service.interval_set")
}, transactional)
