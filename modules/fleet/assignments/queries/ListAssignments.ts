import { type PageRequest, permitted } from "#kernel"
import { Effect } from "effect"
import { type AssignmentFilter, pageOfAssignments } from "./AssignmentList.ts"

/** Returns a page of the matching assignments, latest start first. */
export const listAssignments = Effect.fn("fleet.listAssignments")(function* (
  filter: AssignmentFilter,
  page: PageRequest
) {
  const { organizationId } = yield* permitted("drivers.read")
  return yield* pageOfAssignments(organizationId, filter, page)
})
