import {
  type Input,
  newId,
  now,
  NotFound,
  type OrganizationId,
  orNotFound,
  permitted,
  transactional
} from "#kernel"
import { Effect } from "effect"
import type { SwapDrivers } from "../../contract/assignments.ts"
import { AssignmentNotPossible } from "../../contract/errors/drivers.ts"
import { AssignmentId, type VehicleId } from "../../contract/ids.ts"
import type { VehicleView } from "../../contract/vehicleViews.ts"
import { Drivers } from "../../drivers/domain/Drivers.ts"
import { Vehicles } from "../../vehicles/domain/Vehicles.ts"
import { type Assignment, Assignments, newAssignment, swappedUntil } from "../domain/Assignments.ts"
import { announceAssignment, type Locked, requireFit, shown } from "./changeAssignment.ts"
import { endAt } from "./endAt.ts"

/** Ends what the primary drivers of two vehicles have, and gives each the other vehicle. */
export const swapDrivers = Effect.fn("fleet.swapDrivers")(function* ({
  vehicle_id: one,
  other_vehicle_id: other
}: Input<typeof SwapDrivers>["body"]) {
  const { organizationId } = yield* permitted("assignments.edit")
  if (one === other) return yield* new AssignmentNotPossible()
  const vehicles = yield* lockedVehicles(organizationId, [one, other])
  const active = yield* Assignments.use((assignments) => assignments.lockActive(organizationId, [one, other]))
  if (active.length === 0) return yield* new AssignmentNotPossible()
  const at = yield* now
  const before = yield* withDrivers(active, vehicles)
  for (const each of before) yield* endAt(each, at)
  const until = swappedUntil(active, at)
  const items = yield* Effect.forEach(before, (each) =>
    assignTo(vehicles.get(each.vehicle.id === one ? other : one) ?? each.vehicle, each, { at, until })
  )
  return { items: items.map(shown) }
}, transactional)

const lockedVehicles = Effect.fnUntraced(function* (
  organizationId: OrganizationId,
  ids: ReadonlyArray<VehicleId>
) {
  const locked = yield* Vehicles.use((vehicles) => vehicles.lockAll(organizationId, ids))
  if (locked.length < ids.length) yield* new NotFound({ what: "vehicle" })
  return new Map(locked.map((vehicle) => [vehicle.id, vehicle]))
})

/** Locks the drivers, by ascending id. */
const withDrivers = Effect.fnUntraced(function* (
  active: ReadonlyArray<Assignment>,
  vehicles: ReadonlyMap<VehicleId, VehicleView>
) {
  const drivers = yield* Drivers
  const inOrder = active.toSorted((one, other) => (one.driver_id < other.driver_id ? -1 : 1))
  return yield* Effect.forEach(
    inOrder,
    Effect.fnUntraced(function* (assignment) {
      const driver = yield* drivers
        .lock(assignment.organization_id, assignment.driver_id)
        .pipe(orNotFound("driver"))
      const vehicle = vehicles.get(assignment.vehicle_id)
      if (vehicle === undefined) return yield* new NotFound({ what: "vehicle" })
      return { assignment, vehicle, driver } satisfies Locked
    })
  )
})

const assignTo = Effect.fnUntraced(function* (
  vehicle: VehicleView,
  { driver }: Locked,
  { at, until }: { readonly at: Date; readonly until: Date | null }
) {
  const entered = { vehicle_id: vehicle.id, driver_id: driver.id, from: at, until, note: null }
  const assignment = newAssignment(
    { ...entered, role: "primary" },
    { id: yield* newId(AssignmentId), organizationId: vehicle.organization_id, at }
  )
  const assigned = { assignment, vehicle, driver }
  yield* requireFit(assigned)
  yield* Assignments.use((assignments) => assignments.add(assignment))
  yield* announceAssignment(assigned, "started", at)
  return assigned
})
