import { type Input, permitted, publish, transactional } from "#kernel"
import { Effect } from "effect"
import { ServiceInFuture } from "../../contract/errors/services.ts"
import { ServicesChanged } from "../../contract/events/services.ts"
import type { ScheduleId } from "../../contract/ids.ts"
import type { SetLastService } from "../../contract/serviceSchedules.ts"
import { Occurrences } from "../domain/Occurrences.ts"
import { serviceView } from "../queries/serviceViews.ts"
import { lockedSchedule, refreshSchedule } from "./changeSchedule.ts"
import { instantOf, lifeAt } from "./lifeOn.ts"
import { recordService } from "./recordService.ts"
import { momentIn } from "./today.ts"

/** Lets the open service of a schedule count from when it was last done, before that was recorded here. */
export const setLastService = Effect.fn("maintenance.setLastService")(function* (
  id: ScheduleId,
  { on, m, s }: Input<typeof SetLastService>["body"]
) {
  const { organizationId } = yield* permitted("services.edit")
  const moment = yield* momentIn(organizationId)
  if (on > moment.today) return yield* new ServiceInFuture()
  const { schedules, schedule, open } = yield* lockedSchedule(organizationId, id)
  const life = yield* lifeAt(organizationId, open.vehicle_id, instantOf(on, moment))
  const from = {
    from_on: on,
    from_m: m === undefined ? (life.m?.value ?? null) : m,
    from_s: s === undefined ? (life.s?.value ?? null) : s
  }
  const occurrences = yield* Occurrences
  yield* occurrences.save([{ ...open, ...from }])
  yield* refreshSchedule(schedules, schedule)
  yield* publish(new ServicesChanged({ organizationId }))
  yield* recordService(organizationId, open, "service.last_set")
  return yield* serviceView(organizationId, open.id)
}, transactional)
