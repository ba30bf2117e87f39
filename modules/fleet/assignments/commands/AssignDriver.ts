import { type Input, newId, now, permitted, transactional } from "#kernel"
import { Effect } from "effect"
import type { AssignDriver } from "../../contract/assignments.ts"
import { PeriodReversed } from "../../contract/errors/drivers.ts"
import { AssignmentId } from "../../contract/ids.ts"
import { Assignments, isReversed, newAssignment } from "../domain/Assignments.ts"
import { announceAssignment, lockedPair, requireFit, shown } from "./changeAssignment.ts"

const HAPPENED = { planned: "planned", active: "started", ended: "ended", cancelled: "cancelled" } as const

/** Gives a vehicle to a driver, in the state that the period has now. */
export const assignDriver = Effect.fn("fleet.assignDriver")(function* ({
  role = "primary",
  from,
  ...given
}: Input<typeof AssignDriver>["body"]) {
  const { organizationId } = yield* permitted("assignments.edit")
  const pair = yield* lockedPair(organizationId, given.vehicle_id, given.driver_id)
  const at = yield* now
  const entered = { ...given, role, from: from ?? at }
  if (isReversed(entered)) return yield* new PeriodReversed()
  const assignment = newAssignment(entered, { id: yield* newId(AssignmentId), organizationId, at })
  const assigned = { ...pair, assignment }
  yield* requireFit(assigned)
  yield* Assignments.use((assignments) => assignments.add(assignment))
  yield* announceAssignment(assigned, HAPPENED[assignment.state], at)
  return shown(assigned)
}, transactional)
