import { refusal } from "#kernel"
import { HoldsInTheWay } from "../holdViews.ts"

export class HoldConflict extends refusal("HoldConflict", 409, "Vehicle is taken", "This vehicle is taken at that time. Choose another time or vehicle, or release what takes it first.", { data: HoldsInTheWay }) {}

export class VehicleNotInFleet extends refusal("VehicleNotInFleet", 409, "Not in the fleet", "This vehicle is no longer in the fleet, so nothing can be planned with it.") {}

export class HoldNeedsEnd extends refusal("HoldNeedsEnd", 422, "End missing", "Enter when this ends. Only maintenance and hard holds can last until further notice.") {}

export class EndTooEarly extends refusal("EndTooEarly", 422, "End too early", "The end must be after the start, and in the future.") {}

export class HoldIsOver extends refusal("HoldIsOver", 409, "Already over", "This has already ended or was released. Reload to see its current state.") {}

export class HoldHasBegun extends refusal("HoldHasBegun", 409, "Already begun", "This has already begun. End it instead.") {}

export class HoldIsGrounding extends refusal("HoldIsGrounding", 409, "Vehicle is grounded", "A grounding ends when its safety blocks are released.") {}

export class NotUnderWay extends refusal("NotUnderWay", 409, "Not under way", "This is not a transfer that is under way.") {}

export class AlreadyAtLocation extends refusal("AlreadyAtLocation", 409, "Already there", "This vehicle is already at that location.") {}

export class SafetyBlockIsReleased extends refusal("SafetyBlockIsReleased", 409, "Already released", "Someone else has already released this. Reload to see the current state.") {}

export class SafetyBlockOfRecord extends refusal("SafetyBlockOfRecord", 409, "Resolve what caused it", "A defect or another record keeps this vehicle from being driven. Resolve that record and sign the release there.") {}
