import { bucketsOf } from "#infra/http"
import { TooManyRequests, type UserId } from "#kernel"

/**
 * How often a person may open streams. On a network that keeps failing, a browser opens one every two or three
 * seconds, and a person may have several browsers; only a loop needs more.
 */
const OPENINGS = { burst: 120, perSecond: 1 }

/** More than the time until the next one is allowed, so that a loop slows down. */
const RETRY_SECONDS = 10

/** Counts the streams that people open on this process. Returns the refusal if someone opens too many. */
export const countOpenings = () => {
  const { take } = bucketsOf(OPENINGS)
  return (userId: UserId): TooManyRequests | undefined =>
    take(userId, performance.now()) > 0 ? new TooManyRequests({ seconds: RETRY_SECONDS }) : undefined
}
