import { permitted, transactional } from "#kernel"
import { Effect } from "effect"
import type { AssignmentId } from "../../contract/ids.ts"
import { lockedAssignment, pastInstant, shown } from "./changeAssignment.ts"
import { startAt } from "./startAt.ts"

/** Starts a planned assignment, now or at an earlier instant. */
export const startAssignment = Effect.fn("fleet.startAssignment")(function* (id: AssignmentId, at?: Date) {
  const { organizationId } = yield* permitted("assignments.edit")
  const instant = yield* pastInstant(at)
  return shown(yield* startAt(yield* lockedAssignment(organizationId, id), instant))
}, transactional)
