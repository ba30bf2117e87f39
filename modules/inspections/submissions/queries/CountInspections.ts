import { permitted } from "#kernel"
import { Effect } from "effect"
import { type InspectionFilter, InspectionList } from "./InspectionList.ts"

/** Returns how many inspections match. */
export const countInspections = Effect.fn("inspections.countInspections")(function* (
  filter: InspectionFilter
) {
  const { organizationId } = yield* permitted("inspections.read")
  return { count: yield* InspectionList.use((list) => list.count(organizationId, filter)) }
})
