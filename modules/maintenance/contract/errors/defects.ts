import { refusal } from "#kernel"

export class DefectWasChanged extends refusal("DefectWasChanged", 409, "Defect was changed", "Someone else changed this defect in the meantime. Check the changes, then save again.") {}

export class DefectNotPossible extends refusal("DefectNotPossible", 409, "Change not possible", "A defect in this state can't be changed like this. Reload to see its current state.") {}

export class DefectConflict extends refusal("DefectConflict", 409, "Defect id in use", "Another defect was reported under this id.") {}

export class DefectIsBlocking extends refusal("DefectIsBlocking", 409, "Vehicle is blocked", "A defect that blocks its vehicle can't be deferred. Resolve it.") {}

export class CertificationMissing extends refusal("CertificationMissing", 422, "Certification missing", "Enter what was done, or why no repair was needed. Without it, the vehicle can't be released.") {}

export class DefectNotReleasable extends refusal("DefectNotReleasable", 409, "Nothing to release", "This defect is not resolved, or doesn't block its vehicle. Reload to see its current state.") {}

export class DeferralInPast extends refusal("DeferralInPast", 422, "Day has passed", "Enter a day that is not in the past.") {}

export class DeferralTooLong extends refusal("DeferralTooLong", 422, "Day is too far away", "Enter a day within the next 365 days.") {}

export class NotTheReporter extends refusal("NotTheReporter", 403, "Not allowed", "Only the person who reported this defect, or a manager, can do this.") {}

export class OwnRepair extends refusal("OwnRepair", 403, "Not allowed", "You resolved or released one of these defects yourself, so another driver has to sign.") {}

export class RepairsChanged extends refusal("RepairsChanged", 409, "Repairs have changed", "There are repairs that you haven't seen yet. Reload, then sign again.") {}

export class StickerInvalid extends refusal("StickerInvalid", 404, "Sticker not valid", "This sticker is no longer valid. Report the defect to the owner of the vehicle.") {}
