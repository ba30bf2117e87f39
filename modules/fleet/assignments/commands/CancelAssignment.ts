import { now, permitted, transactional } from "#kernel"
import { Effect } from "effect"
import { AssignmentNotPossible } from "../../contract/errors/drivers.ts"
import type { AssignmentId } from "../../contract/ids.ts"
import { Assignments } from "../domain/Assignments.ts"
import { announceAssignment, lockedAssignment, shown } from "./changeAssignment.ts"

/** Cancels a planned assignment. */
export const cancelAssignment = Effect.fn("fleet.cancelAssignment")(function* (id: AssignmentId) {
  const { organizationId } = yield* permitted("assignments.edit")
  const before = yield* lockedAssignment(organizationId, id)
  if (before.assignment.state !== "planned") return yield* new AssignmentNotPossible()
  const at = yield* now
  const assignment = { ...before.assignment, state: "cancelled" as const, updated_at: at }
  // What is cancelled overlaps with nothing.
  yield* Assignments.use((assignments) => assignments.save(assignment)).pipe(Effect.orDie)
  const cancelled = { ...before, assignment }
  yield* announceAssignment(cancelled, "cancelled", at)
  return shown(cancelled)
}, transactional)
