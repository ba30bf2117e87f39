const MAX_ATTEMPTS = 10
const MIN_SECONDS = 5
const MAX_SECONDS = 3600

/**
 * Seconds until the next attempt: exponential backoff, or the push service's Retry-After if that is longer, but at most
 * an hour. Null after the last attempt.
 */
export const nextAttempt = (attempt: number, retryAfter: number | null): number | null =>
  attempt >= MAX_ATTEMPTS
    ? null
    : Math.min(MAX_SECONDS, Math.max(retryAfter ?? 0, MIN_SECONDS * 2 ** Math.min(attempt - 1, 20)))
