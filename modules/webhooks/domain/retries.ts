import { days, hours, minutes, plus, seconds } from "#kernel"

/** How long an event is tried. */
export const TRIED_FOR = hours(24)

/** Endpoints that took nothing for so long are disabled. */
export const FAILING_FOR = days(5)

/** How long a replaced secret still signs. */
export const SECRETS_OVERLAP = hours(24)

/** How long deliveries are stored. */
export const STORED_FOR = days(30)

const FIRST = seconds(5)
const LONGEST = hours(6)
/** A later attempt by up to a fifth, so that events which failed together do not return together. */
const SPREAD = 0.2
/** The server's wish is followed up to this. */
const LONGEST_WISH = minutes(60)

interface Failure {
  /** When attempts began, or began again. */
  readonly begunAt: Date
  readonly at: Date
  /** Between 0 and 1. */
  readonly chance: number
  /** Milliseconds that the server asks us to wait. */
  readonly wish: number | null
}

/**
 * When to try again after so many attempts: after 5 seconds, then each time four times as long, at most six hours. The
 * last attempt is a day after the first; null once it was made.
 */
export const nextAttempt = (tries: number, { begunAt, at, chance, wish }: Failure): Date | null => {
  const end = plus(begunAt, TRIED_FOR)
  if (at >= end) return null
  const pause = Math.min(FIRST * 4 ** Math.max(tries - 1, 0), LONGEST) * (1 + SPREAD * chance)
  const next = plus(at, Math.max(pause, Math.min(wish ?? 0, LONGEST_WISH)))
  return next < end ? next : end
}
