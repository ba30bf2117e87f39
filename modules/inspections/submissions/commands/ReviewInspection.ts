import { now, permitted, transactional } from "#kernel"
import { Effect } from "effect"
import type { InspectionId } from "../../contract/ids.ts"
import { Inspections } from "../domain/Inspections.ts"
import { announceReview, oneInspection } from "./changeReview.ts"

/** Marks an inspection as reviewed, in place of an earlier review. */
export const reviewInspection = Effect.fn("inspections.reviewInspection")(function* (
  id: InspectionId,
  note: string | null
) {
  const { organizationId, userId } = yield* permitted("inspections.review")
  const inspection = yield* oneInspection(organizationId, id)
  const review = {
    organization_id: organizationId,
    inspection_id: id,
    reviewed_by: userId,
    reviewed_at: yield* now,
    note
  }
  yield* Inspections.use((inspections) => inspections.saveReview(review))
  yield* announceReview(inspection, "inspection.reviewed")
}, transactional)
