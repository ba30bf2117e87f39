import { refusal } from "#kernel"
import { Schema } from "effect"

export class VinTaken extends refusal("VinTaken", 409, "VIN in use", "Another vehicle in your fleet has this VIN.") {}

export class UnitNumberTaken extends refusal("UnitNumberTaken", 409, "Unit number in use", "Another vehicle in your fleet has this unit number.") {}

export class PlateTaken extends refusal("PlateTaken", 409, "Plate in use", "Another vehicle has this plate. Remove it there first, or enter another plate.") {}

export class VehicleUnnamed extends refusal("VehicleUnnamed", 422, "Vehicle needs a name", "Enter a VIN, a plate or a unit number.") {}

export class VehicleWasChanged extends refusal("VehicleWasChanged", 409, "Vehicle was changed", "Someone else changed this vehicle in the meantime. Check the changes, then save again.") {}

export class LifecycleNotPossible extends refusal("LifecycleNotPossible", 409, "Change not possible", "A vehicle in this state can't be changed to that state. Reload to see its current state.") {}

export class DatesReversed extends refusal("DatesReversed", 422, "Dates reversed", "The end of service can't be before its start.") {}

export class LocationExists extends refusal("LocationExists", 409, "Location exists", "There is already a location with this name.") {}

export class LocationInUse extends refusal("LocationInUse", 409, "Location in use", "Vehicles are still at this location or on their way to it. Move them first.") {}

export class GroupExists extends refusal("GroupExists", 409, "Group exists", "There is already a group with this name.") {}

export class GroupInUse extends refusal("GroupInUse", 409, "Group in use", "Vehicles are still in this group. Move them first.") {}

export class AssignmentOpen extends refusal("AssignmentOpen", 409, "Vehicle is assigned", "This vehicle has a current or planned driver. End or cancel the assignment first.") {}

export class VehicleIsHeld extends refusal("VehicleIsHeld", 409, "Vehicle is taken", "This vehicle is still in use, blocked or booked. Release or move that first.") {}

/** `field`: the id of a custom field. */
export class CustomValueInvalid extends refusal("CustomValueInvalid", 422, "Value not valid", ({ values }) => `“${values.name}” can't have this value. Check the field's type and choices.`, { values: Schema.Struct({ field: Schema.String, name: Schema.String }) }) {}

export class FleetNotEmpty extends refusal("FleetNotEmpty", 409, "Fleet not empty", "Sample data can only be loaded while you have no vehicles.") {}
