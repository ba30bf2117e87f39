import { refusal } from "#kernel"

export class DriverExists extends refusal("DriverExists", 409, "Already a driver", "This member is already one of your drivers.") {}

export class DriverIsArchived extends refusal("DriverIsArchived", 409, "Driver is archived", "This driver is archived. Restore them first.") {}

export class DriverHasVehicle extends refusal("DriverHasVehicle", 409, "Driver has a vehicle", "This driver has a current or planned assignment. End or cancel it first.") {}

export class VehicleAssigned extends refusal("VehicleAssigned", 409, "Vehicle is assigned", "Another driver has this vehicle at that time. End that assignment first, or choose another time.") {}

export class DriverAssigned extends refusal("DriverAssigned", 409, "Driver is assigned", "This driver has another vehicle at that time. End that assignment first, or choose another time.") {}

export class AssignedTwice extends refusal("AssignedTwice", 409, "Already assigned", "This driver is already assigned to this vehicle at that time.") {}

export class AssignmentNotPossible extends refusal("AssignmentNotPossible", 409, "Change not possible", "An assignment in this state can't be changed like this. Reload to see its current state.") {}

export class PeriodReversed extends refusal("PeriodReversed", 422, "End before start", "The end must be after the start.") {}

export class NotYet extends refusal("NotYet", 422, "Not yet", "Enter a time that isn't in the future.") {}

export class VehicleUnavailable extends refusal("VehicleUnavailable", 409, "Vehicle is not in service", "Only a vehicle in service can be given to a driver. Change its state first.") {}

export class VehicleGrounded extends refusal("VehicleGrounded", 409, "Vehicle is grounded", "This vehicle must not be driven until it is released.") {}

export class HandoverExists extends refusal("HandoverExists", 409, "Already handed over", "This handover was already recorded. Open it to see or correct it.") {}

export class HandoverConflict extends refusal("HandoverConflict", 409, "Handover id in use", "Another handover was recorded under this id.") {}

export class TooMuchDamage extends refusal("TooMuchDamage", 409, "Too much damage", "A vehicle can have at most 100 damage marks. Mark repaired ones as repaired first.") {}
