import { type Input, now, permitted, transactional } from "#kernel"
import { Effect } from "effect"
import { type EditAssignment, isOpen } from "../../contract/assignments.ts"
import { AssignmentNotPossible, PeriodReversed } from "../../contract/errors/drivers.ts"
import type { AssignmentId } from "../../contract/ids.ts"
import { Assignments, isReversed } from "../domain/Assignments.ts"
import { announceAssignment, lockedAssignment, shown } from "./changeAssignment.ts"

/** Changes the given fields of an open assignment. Only one that was not started can begin at another time. */
export const editAssignment = Effect.fn("fleet.editAssignment")(function* (
  id: AssignmentId,
  changes: Input<typeof EditAssignment>["body"]
) {
  const { organizationId } = yield* permitted("assignments.edit")
  const before = yield* lockedAssignment(organizationId, id)
  const { state } = before.assignment
  if (!isOpen(state) || (changes.from !== undefined && state !== "planned"))
    return yield* new AssignmentNotPossible()
  const at = yield* now
  const assignment = { ...before.assignment, ...changes, updated_at: at }
  if (isReversed(assignment)) return yield* new PeriodReversed()
  yield* Assignments.use((assignments) => assignments.save(assignment))
  const edited = { ...before, assignment }
  yield* announceAssignment(edited, "edited", at)
  return shown(edited)
}, transactional)
