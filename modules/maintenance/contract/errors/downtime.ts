import { refusal } from "#kernel"

export class DowntimeReversed extends refusal("DowntimeReversed", 422, "End before start", "Downtime must end after it starts, and can't start or end in the future.") {}

export class DowntimeDerived extends refusal("DowntimeDerived", 409, "Recorded automatically", "This downtime follows from a work order or a defect, so it ends with it.") {}

export class DowntimeWasChanged extends refusal("DowntimeWasChanged", 409, "Downtime was changed", "Someone else changed this downtime in the meantime. Open it again to see what has changed.") {}

export class DowntimeIsOver extends refusal("DowntimeIsOver", 409, "Already over", "This downtime has already ended. Edit it to change its end.") {}
