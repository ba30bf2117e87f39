import { refusal } from "#kernel"

export class SnoozeInvalid extends refusal("SnoozeInvalid", 422, "Time not valid", "Choose a time in the future, at most a year from now.") {}

export class IssueClosed extends refusal("IssueClosed", 409, "Issue closed", "This issue is closed, so it can't be changed.") {}
