import { permitted, transactional } from "#kernel"
import { Effect } from "effect"
import type { InspectionId } from "../../contract/ids.ts"
import { Inspections } from "../domain/Inspections.ts"
import { announceReview, oneInspection } from "./changeReview.ts"

/** Undoes that an inspection was marked as reviewed. Idempotent. */
export const withdrawReview = Effect.fn("inspections.withdrawReview")(function* (id: InspectionId) {
  const { organizationId } = yield* permitted("inspections.review")
  const inspection = yield* oneInspection(organizationId, id)
  if (yield* Inspections.use((inspections) => inspections.removeReview(organizationId, id)))
    yield* announceReview(inspection, "inspection.review_withdrawn")
}, transactional)
