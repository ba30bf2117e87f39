import { days, hours, plus, seconds } from "#kernel"

const ACCESS = hours(1)
const REFRESH = days(30)
const ABSOLUTE = days(90)
/** Several tabs, or a request repeated after a lost answer, may bring the same refresh token within this. */
const GRACE = seconds(10)

/** Both tokens of a session, readable only by who holds them. */
export interface TokenPair {
  readonly access: string
  readonly refresh: string
}

/** When both tokens of a pair end. */
export interface Expiry {
  readonly access: Date
  readonly refresh: Date
}

/** A session that begins at `at` ends then, however often it is refreshed. */
export const absoluteExpiry = (at: Date): Date => plus(at, ABSOLUTE)

const earlier = (a: Date, b: Date): Date => (a < b ? a : b)

/** When tokens made at `at` end: never after their session. */
export const expiryAt = (at: Date, sessionExpiresAt: Date): Expiry => ({
  access: earlier(plus(at, ACCESS), sessionExpiresAt),
  refresh: earlier(plus(at, REFRESH), sessionExpiresAt)
})

/** Sessions not seen since then hold no token that still works. */
export const idleSince = (at: Date): Date => plus(at, -REFRESH)

/** What is known of the session and of the refresh token brought. */
export interface Presented {
  readonly endedAt: Date | null
  readonly sessionExpiresAt: Date
  readonly usedAt: Date | null
  readonly refreshExpiresAt: Date
}

/**
 * What follows when a refresh token is brought: `rotate` it; `repeat` the answer it got a moment ago;
 * `reused`: it was exchanged before, so someone holds a copy, and the session ends; or it has `ended`.
 */
export type RefreshDecision = "rotate" | "repeat" | "reused" | "ended"

export const decideRefresh = (presented: Presented, at: Date): RefreshDecision => {
  const { endedAt, sessionExpiresAt, usedAt, refreshExpiresAt } = presented
  if (endedAt !== null || sessionExpiresAt <= at) return "ended"
  if (usedAt !== null) return at.getTime() - usedAt.getTime() <= GRACE ? "repeat" : "reused"
  return refreshExpiresAt <= at ? "ended" : "rotate"
}
