import { now } from "#kernel"
import { Effect } from "effect"
import { AssignmentNotPossible, PeriodReversed } from "../../contract/errors/drivers.ts"
import { Assignments, isReversed } from "../domain/Assignments.ts"
import { announceAssignment, type Locked, requireFit } from "./changeAssignment.ts"

/** Starts a planned assignment at an instant, whenever it was planned to start. */
export const startAt = Effect.fnUntraced(function* (before: Locked, at: Date) {
  if (before.assignment.state !== "planned") return yield* new AssignmentNotPossible()
  const assignment = { ...before.assignment, state: "active" as const, from: at, updated_at: yield* now }
  if (isReversed(assignment)) return yield* new PeriodReversed()
  const started = { ...before, assignment }
  yield* requireFit(started)
  yield* Assignments.use((assignments) => assignments.save(assignment))
  yield* announceAssignment(started, "started", at)
  return started
})
