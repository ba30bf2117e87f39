import { refusal } from "#kernel"
import { Schema } from "effect"

export class PushHostRefused extends refusal("PushHostRefused", 422, "Push service refused", "This browser's push service is not among those this installation sends to. Please ask its operator.") {}

export class TooManyPushSubscriptions extends refusal("TooManyPushSubscriptions", 409, "Too many browsers", ({ most }) => `Push messages can go to ${most} browsers. Please remove one first.`, { most: Schema.Int }) {}
