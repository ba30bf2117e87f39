const MOST = 10
const FIRST = 5
const LONGEST = 3600

/**
 * Seconds until a push service that could not take a message is asked again: twice as long each time, as
 * long as it asks for where that is longer, an hour at most. Null: this was the last attempt.
 */
export const nextAttempt = (attempt: number, retryAfter: number | null): number | null =>
  attempt >= MOST
    ? null
    : Math.min(LONGEST, Math.max(retryAfter ?? 0, FIRST * 2 ** Math.min(attempt - 1, 20)))
