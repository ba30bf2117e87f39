import { publicEvent, type RecordChange, typeOfChange } from "#kernel"
import { Schema } from "effect"
import { AssignmentState } from "./assignments.ts"
import {
  AssignmentChanged,
  DriverChanged,
  HandoverRecorded,
  SafetyBlockOpened,
  SafetyBlockReleased,
  VehicleChanged,
  VehiclesChanged
} from "./events.ts"
import { HandoverDirection } from "./handoverViews.ts"
import { AssignmentId, DriverId, HandoverId, SafetyBlockId, VehicleId } from "./ids.ts"
import { SafetySeverity } from "./safety.ts"

/** Vehicles that return to the fleet reach one of several states. */
const typeOfVehicle = (change: RecordChange | undefined) =>
  change === "added" ? "vehicle.added" : change === "archived" ? "vehicle.archived" : "vehicle.changed"

const vehicles = [
  publicEvent({
    event: VehicleChanged,
    types: {
      "vehicle.added": "A vehicle was added.",
      "vehicle.changed": "A vehicle was edited, moved, or reached another state.",
      "vehicle.archived": "A vehicle was archived."
    },
    data: Schema.Struct({ vehicle_id: VehicleId }),
    messageOf: ({ vehicleId, change }) => ({
      type: typeOfVehicle(change),
      data: { vehicle_id: vehicleId }
    })
  }),
  publicEvent({
    event: VehiclesChanged,
    types: { "vehicles.changed": "Several vehicles were added or changed together." },
    data: Schema.Struct({}),
    messageOf: () => ({ type: "vehicles.changed", data: {} })
  }),
  publicEvent({
    event: SafetyBlockOpened,
    types: { "vehicle.safety_block_opened": "A vehicle was grounded or restricted." },
    data: Schema.Struct({ vehicle_id: VehicleId, safety_block_id: SafetyBlockId, severity: SafetySeverity }),
    messageOf: ({ vehicleId, blockId, severity }) => ({
      type: "vehicle.safety_block_opened",
      data: { vehicle_id: vehicleId, safety_block_id: blockId, severity }
    })
  }),
  publicEvent({
    event: SafetyBlockReleased,
    types: { "vehicle.safety_block_released": "A reason why a vehicle is not safe was released." },
    data: Schema.Struct({ vehicle_id: VehicleId, safety_block_id: SafetyBlockId }),
    messageOf: ({ vehicleId, blockId }) => ({
      type: "vehicle.safety_block_released",
      data: { vehicle_id: vehicleId, safety_block_id: blockId }
    })
  })
] as const

const drivers = [
  publicEvent({
    event: DriverChanged,
    types: {
      "driver.added": "A driver was added.",
      "driver.changed": "A driver was edited.",
      "driver.archived": "A driver was archived.",
      "driver.restored": "An archived driver was restored."
    },
    data: Schema.Struct({ driver_id: DriverId }),
    messageOf: ({ driverId, change }) => ({
      type: typeOfChange("driver", change),
      data: { driver_id: driverId }
    })
  }),
  publicEvent({
    event: AssignmentChanged,
    types: { "assignment.changed": "An assignment was planned, edited, started, ended or cancelled." },
    data: Schema.Struct({
      assignment_id: AssignmentId,
      vehicle_id: VehicleId,
      driver_id: DriverId,
      state: AssignmentState
    }),
    messageOf: ({ assignmentId, vehicleId, driverId, state }) => ({
      type: "assignment.changed",
      data: { assignment_id: assignmentId, vehicle_id: vehicleId, driver_id: driverId, state }
    })
  }),
  publicEvent({
    event: HandoverRecorded,
    types: { "handover.recorded": "A driver got a vehicle or returned it." },
    data: Schema.Struct({
      handover_id: HandoverId,
      vehicle_id: VehicleId,
      assignment_id: AssignmentId,
      direction: HandoverDirection
    }),
    messageOf: ({ handoverId, vehicleId, assignmentId, direction }) => ({
      type: "handover.recorded",
      data: { handover_id: handoverId, vehicle_id: vehicleId, assignment_id: assignmentId, direction }
    })
  })
] as const

/** What integrators may subscribe to. */
export const fleetPublicEvents = [...vehicles, ...drivers] as const
