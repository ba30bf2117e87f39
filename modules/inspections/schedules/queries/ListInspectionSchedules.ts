import { permitted } from "#kernel"
import { Effect } from "effect"
import type { FormId } from "../../contract/ids.ts"
import { ScheduleList } from "./ScheduleList.ts"

/** Returns when vehicles are inspected, by the name of the form. */
export const listInspectionSchedules = Effect.fn("inspections.listInspectionSchedules")(function* (
  form: FormId | undefined
) {
  const { organizationId } = yield* permitted("inspections.read")
  return { items: yield* ScheduleList.use((list) => list.all(organizationId, form)) }
})
