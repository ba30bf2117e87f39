import { now, publish } from "#kernel"
import { Effect } from "effect"
import { AssignmentNotPossible, PeriodReversed } from "../../contract/errors/drivers.ts"
import { AssignmentChanged } from "../../contract/events.ts"
import { VehicleTimeline } from "../../ports/VehicleTimeline.ts"
import { type Assignment, Assignments, isReversed } from "../domain/Assignments.ts"
import { announceAssignment, type Locked } from "./changeAssignment.ts"

/** Ends an active assignment at an instant. What was planned for before begins then. */
export const endAt = Effect.fnUntraced(function* (before: Locked, at: Date) {
  if (before.assignment.state !== "active") return yield* new AssignmentNotPossible()
  const assignment = { ...before.assignment, state: "ended" as const, until: at, updated_at: yield* now }
  if (isReversed(assignment)) return yield* new PeriodReversed()
  const ended = { ...before, assignment }
  const assignments = yield* Assignments
  yield* announcePostponed(yield* assignments.postpone(assignment))
  yield* assignments.save(assignment)
  yield* announceAssignment(ended, "ended", at)
  return ended
})

const announcePostponed = Effect.fnUntraced(function* (postponed: ReadonlyArray<Assignment>) {
  yield* VehicleTimeline.use((timeline) =>
    timeline.record(
      postponed.map(
        ({ organization_id: organizationId, vehicle_id: vehicleId, updated_at: at, ...rest }) => ({
          organizationId,
          vehicleId,
          at,
          kind: rest.state === "cancelled" ? "assignment.missed" : "assignment.postponed",
          details: { driver_id: rest.driver_id, role: rest.role }
        })
      )
    )
  )
  for (const { organization_id: organizationId, id: assignmentId, ...rest } of postponed) {
    const { vehicle_id: vehicleId, driver_id: driverId, state } = rest
    yield* publish(new AssignmentChanged({ organizationId, assignmentId, vehicleId, driverId, state }))
  }
})
