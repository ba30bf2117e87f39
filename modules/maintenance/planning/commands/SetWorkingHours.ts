import { permitted, publish, record, transactional } from "#kernel"
import { Effect } from "effect"
import { WorkingHoursChanged } from "../../contract/events/planning.ts"
import type { WorkingWeek } from "../../contract/planning.ts"
import { WorkingHours } from "../domain/WorkingHours.ts"

/** Sets when the workshop is open. What is scheduled outside of these hours stays as it is. */
export const setWorkingHours = Effect.fn("maintenance.setWorkingHours")(function* (week: WorkingWeek) {
  const { organizationId } = yield* permitted("workorders.approve")
  yield* WorkingHours.use((hours) => hours.save(organizationId, week))
  yield* publish(new WorkingHoursChanged({ organizationId }))
  yield* record({ action: "workshop.hours_set", organizationId })
  return { week }
}, transactional)
