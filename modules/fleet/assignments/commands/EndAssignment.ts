import { permitted, transactional } from "#kernel"
import { Effect } from "effect"
import type { AssignmentId } from "../../contract/ids.ts"
import { lockedAssignment, pastInstant, shown } from "./changeAssignment.ts"
import { endAt } from "./endAt.ts"

/** Ends an active assignment, now or at an earlier instant. */
export const endAssignment = Effect.fn("fleet.endAssignment")(function* (id: AssignmentId, at?: Date) {
  const { organizationId } = yield* permitted("assignments.edit")
  const instant = yield* pastInstant(at)
  return shown(yield* endAt(yield* lockedAssignment(organizationId, id), instant))
}, transactional)
