import { Schema } from "effect"

export class PushHostRefused extends Schema.TaggedError<PushHostRefused>()("PushHostRefused", {}) {
  static readonly status = 422
  static readonly title = "Push service refused"
  override get message() {
    return "This browser's push service is not among those this installation sends to. Please ask its operator."
  }
}

export class TooManyPushSubscriptions extends Schema.TaggedError<TooManyPushSubscriptions>()(
  "TooManyPushSubscriptions",
  { most: Schema.Int }
) {
  static readonly status = 409
  static readonly title = "Too many browsers"
  override get message() {
    return `Push messages can go to ${this.most} browsers. Please remove one first.`
  }
}
