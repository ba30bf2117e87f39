import { HOUR, RateLimits } from "#kernel"
import { Effect } from "effect"

/**
 * The part of an hour's texts that may go to numbers which are not verified. Anyone can name any number, also one that earns
 * money with each text, so most texts are left for people who sign in.
 */
const UNVERIFIED_PART = 5

const WARNING = { times: 1, seconds: HOUR }

interface Allowance {
  /** What is counted. */
  readonly what: string
  readonly times: number
  /** For the operator. */
  readonly words: string
}

const allowances = (perHour: number, isVerified: boolean): ReadonlyArray<Allowance> => {
  const all = { what: "sms.texts", times: perHour, words: "text messages" }
  const unverified = {
    what: "sms.texts.unverified",
    times: Math.ceil(perHour / UNVERIFIED_PART),
    words: "text messages to numbers that are not verified"
  }
  return isVerified ? [all] : [unverified, all]
}

/** Once an hour for each allowance, because someone who sends that many goes on. */
const warn = Effect.fnUntraced(function* ({ what, times, words }: Allowance) {
  yield* RateLimits.use((limits) => limits.take("sms.texts.warning", what, WARNING)).pipe(
    Effect.andThen(
      Effect.logWarning(
        `${times} ${words} were queued within an hour, as many as TEXTS_PER_HOUR allows. Further ones are refused until the hour is over. If people need more, raise it; otherwise someone may be abusing them.`
      )
    ),
    Effect.catchTag("TooManyRequests", () => Effect.void)
  )
})

/**
 * Counts a text message of the whole installation, also if the unit of work fails. Fails when there were too many: each
 * costs money, and limits per account and network do not stop someone who has many of them.
 */
export const takeAllowance = Effect.fnUntraced(function* (perHour: number, isVerified: boolean) {
  const limits = yield* RateLimits
  for (const one of allowances(perHour, isVerified))
    yield* limits
      .take(one.what, "installation", { times: one.times, seconds: HOUR })
      .pipe(Effect.tapError(() => warn(one)))
})
