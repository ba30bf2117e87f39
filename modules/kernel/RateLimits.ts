import { Context, type Effect, Schema } from "effect"
import { refusal } from "./errors.ts"

const waitOf = (seconds: number): string =>
  seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`

/** Fails a call beyond its limit; `seconds` is how long to wait, and `what` there were too many of unless it is attempts. */
export class TooManyRequests extends refusal(
  "TooManyRequests",
  429,
  "Too many requests",
  ({ seconds, what = "attempts" }) => `Too many ${what}. Try again in ${waitOf(seconds)}.`,
  { seconds: Schema.Int, what: Schema.optionalKey(Schema.String) }
) {}

/** Counts calls across all server processes. A call stays counted when the caller's work fails. */
export class RateLimits extends Context.Service<
  RateLimits,
  {
    /** Counts one call of `what` by `who`. Fails after `times` calls within `seconds`. */
    readonly take: (
      what: string,
      who: string,
      limit: { readonly times: number; readonly seconds: number }
    ) => Effect.Effect<void, TooManyRequests>
    /** Fails when the limit is reached, without counting a call. */
    readonly check: (
      what: string,
      who: string,
      limit: { readonly times: number; readonly seconds: number }
    ) => Effect.Effect<void, TooManyRequests>
  }
>()("kernel/RateLimits") {}
