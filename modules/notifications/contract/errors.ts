import { refusal } from "#kernel"
import { Schema } from "effect"

export class PushHostRefused extends refusal("PushHostRefused", 422, "Push service refused", "This installation doesn't support this browser's push service. Ask your administrator.") {}

export class SessionUnconfirmed extends refusal("SessionUnconfirmed", 403, "Session not confirmed", "This browser couldn't confirm its session. Reload the page and try again.") {}

export class TooManyPushSubscriptions extends refusal("TooManyPushSubscriptions", 409, "Too many browsers", ({ most }) => `Push notifications can go to ${most} browsers. Remove one first.`, { most: Schema.Int }) {}

export class UnknownKind extends refusal("UnknownKind", 422, "Unknown kind", "There is no such kind of notification.") {}
