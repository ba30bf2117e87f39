import { refusal } from "#kernel"

/** Only the person who had the vehicle then may say what they drove it for. */
export class NotTheDriver extends refusal("NotTheDriver", 403, "Not the driver", "Only the driver who has the vehicle at that time can do this.") {}

export class PurposeTaken extends refusal("PurposeTaken", 409, "Already set", "Another driver has already said what this drive was for.") {}

/** A trip under way has no end yet, so its purpose lasts. */
export class TripUnderWay extends refusal("TripUnderWay", 409, "Trip under way", "This trip isn't over yet. Start a private drive instead.") {}
