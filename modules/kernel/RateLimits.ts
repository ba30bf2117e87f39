import { Context, type Effect, Schema } from "effect"

/** Too often; `seconds` says when to come back. */
export class TooManyRequests extends Schema.TaggedError<TooManyRequests>()("TooManyRequests", {
  seconds: Schema.Int
}) {
  static readonly status = 429
  static readonly title = "Too many requests"
  override get message() {
    const wait = this.seconds < 90 ? `${this.seconds} seconds` : `${Math.ceil(this.seconds / 60)} minutes`
    return `Too many attempts. Please try again in ${wait}.`
  }
}

/** Counts calls over all server processes. What it counted stays counted when the caller's work fails. */
export class RateLimits extends Context.Service<
  RateLimits,
  {
    /** Counts one call of `what` by `who`; fails when more than `times` fall within `seconds`. */
    readonly take: (
      what: string,
      who: string,
      limit: { readonly times: number; readonly seconds: number }
    ) => Effect.Effect<void, TooManyRequests>
    /** Fails when the limit is used up; counts nothing. */
    readonly check: (
      what: string,
      who: string,
      limit: { readonly times: number; readonly seconds: number }
    ) => Effect.Effect<void, TooManyRequests>
  }
>()("kernel/RateLimits") {}
