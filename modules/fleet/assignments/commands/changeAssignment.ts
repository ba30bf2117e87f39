import { now, type OrganizationId, orNotFound, publish, record } from "#kernel"
import { Effect } from "effect"
import {
  NotYet,
  VehicleGrounded,
  VehicleUnavailable,
  DriverIsArchived
} from "../../contract/errors/drivers.ts"
import type { DriverView } from "../../contract/driverViews.ts"
import { AssignmentChanged } from "../../contract/events.ts"
import type { AssignmentId, DriverId, VehicleId } from "../../contract/ids.ts"
import { isDisposed } from "../../contract/lifecycle.ts"
import { vehicleName, type VehicleView } from "../../contract/vehicleViews.ts"
import { Drivers } from "../../drivers/domain/Drivers.ts"
import { VehicleTimeline } from "../../ports/VehicleTimeline.ts"
import { Vehicles } from "../../vehicles/domain/Vehicles.ts"
import { type Assignment, Assignments } from "../domain/Assignments.ts"
import { AssignmentList } from "../queries/AssignmentList.ts"

/** An assignment with its vehicle and driver, each locked until the unit of work ends. */
export interface Locked {
  readonly assignment: Assignment
  readonly vehicle: VehicleView
  readonly driver: DriverView
}

/** Locks a vehicle, then a driver: the order that keeps two changes from waiting for each other. */
export const lockedPair = Effect.fnUntraced(function* (
  organizationId: OrganizationId,
  vehicleId: VehicleId,
  driverId: DriverId
) {
  const vehicle = yield* Vehicles.use((vehicles) => vehicles.lock(organizationId, vehicleId)).pipe(
    orNotFound("vehicle")
  )
  const driver = yield* Drivers.use((drivers) => drivers.lock(organizationId, driverId)).pipe(
    orNotFound("driver")
  )
  return { vehicle, driver }
})

/** Loads an assignment and locks it, after its vehicle and driver. */
export const lockedAssignment = Effect.fnUntraced(function* (
  organizationId: OrganizationId,
  id: AssignmentId
) {
  const seen = yield* AssignmentList.use((list) => list.find(organizationId, id)).pipe(
    orNotFound("assignment")
  )
  const pair = yield* lockedPair(organizationId, seen.vehicle.id, seen.driver.id)
  const assignment = yield* Assignments.use((assignments) => assignments.lock(organizationId, id)).pipe(
    orNotFound("assignment")
  )
  return { ...pair, assignment } satisfies Locked
})

/** Fails unless the driver may get the vehicle. What is over has been recorded, whatever became of them. */
export const requireFit = Effect.fnUntraced(function* ({ assignment, vehicle, driver }: Locked) {
  if (assignment.state === "ended") return
  if (driver.archived_at !== null) return yield* new DriverIsArchived()
  if (isDisposed(vehicle.lifecycle)) return yield* new VehicleUnavailable()
  if (assignment.state === "planned") return
  if (vehicle.lifecycle !== "in_service") return yield* new VehicleUnavailable()
  if (vehicle.safety === "grounded") return yield* new VehicleGrounded()
})

/** The given instant, or now. Fails if it is in the future. */
export const pastInstant = Effect.fnUntraced(function* (at: Date | undefined) {
  const current = yield* now
  if (at === undefined) return current
  return at > current ? yield* new NotYet() : at
})

type Happened = "planned" | "edited" | "started" | "ended" | "cancelled"

/** Publishes and records a change, also in the vehicle's timeline. */
export const announceAssignment = Effect.fnUntraced(function* (
  { assignment, vehicle, driver }: Locked,
  happened: Happened,
  at: Date
) {
  const { organization_id: organizationId, id: assignmentId, role, state } = assignment
  const { id: vehicleId } = vehicle
  const { id: driverId, name } = driver
  const details = { driver: name, driver_id: driverId, role }
  yield* VehicleTimeline.use((timeline) =>
    timeline.record([{ organizationId, vehicleId, at, kind: `assignment.${happened}`, details }])
  )
  yield* publish(new AssignmentChanged({ organizationId, assignmentId, vehicleId, driverId, state }))
  yield* record({
    action: `assignment.${happened}`,
    organizationId,
    subject: vehicleName(vehicle),
    details: { driver: name }
  })
})

/** An assignment as it is shown. */
export const shown = ({ assignment, vehicle, driver }: Locked) => {
  const { vehicle_id, driver_id, ...rest } = assignment
  return {
    ...rest,
    vehicle: { id: vehicle_id, name: vehicleName(vehicle) },
    driver: { id: driver_id, name: driver.name, user_id: driver.user_id }
  }
}
