import { refusal } from "#kernel"

/** Those who require it of others need one, too. */
export class OwnSecondFactorMissing extends refusal("OwnSecondFactorMissing", 409, "Second factor missing", "Set up two-step verification for your own account first.") {}
