import { permitted } from "#kernel"
import { Effect } from "effect"
import type { InspectionId } from "../../contract/ids.ts"
import { inspectionView } from "./inspectionViews.ts"

/** Returns an inspection with what its form asked, its photos and the defects it raised. */
export const getInspection = Effect.fn("inspections.getInspection")(function* (id: InspectionId) {
  return yield* inspectionView(yield* permitted("inspections.read"), id)
})
