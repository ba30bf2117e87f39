import { days, hours, minutes, plus, seconds } from "#kernel"

const ACCESS = hours(1)
const REFRESH = days(30)
const ABSOLUTE = days(90)
/** Several tabs, or a retry after a lost response, may present the same refresh token within this time. */
const GRACE = seconds(10)

/** The tokens of a session in plain text. */
export interface TokenPair {
  readonly access: string
  readonly refresh: string
}

export interface Expiry {
  readonly access: Date
  readonly refresh: Date
}

/** When a session that starts at `at` ends, however often it is refreshed. */
export const absoluteExpiry = (at: Date): Date => plus(at, ABSOLUTE)

const earlier = (a: Date, b: Date): Date => (a < b ? a : b)

/** When tokens issued at `at` expire: never after their session. */
export const expiryAt = (at: Date, sessionExpiresAt: Date): Expiry => ({
  access: earlier(plus(at, ACCESS), sessionExpiresAt),
  refresh: earlier(plus(at, REFRESH), sessionExpiresAt)
})

/** When an access token stops working that was replaced at `at`: what is under way with it may finish. */
export const replacedAt = (at: Date): Date => plus(at, GRACE)

/** For what should not be done with a session that someone left open. */
const PROOF = minutes(5)

/** A proof of identity before this no longer counts. */
export const provenSince = (at: Date): Date => plus(at, -PROOF)

/** A refresh token used before this is not accepted again. */
export const repeatableSince = (at: Date): Date => plus(at, -GRACE)

/** Sessions last seen before this have no valid token left. */
export const idleSince = (at: Date): Date => plus(at, -REFRESH)

/** The session of a presented refresh token, and the token's state. */
export interface Presented {
  readonly endedAt: Date | null
  readonly sessionExpiresAt: Date
  readonly usedAt: Date | null
  readonly refreshExpiresAt: Date
}

/**
 * How to handle a presented refresh token: `rotate` it; `repeat` the response of a moment ago; `reused` means that
 * someone holds a copy, so the session ends; `ended` means that it is no longer valid.
 */
export type RefreshDecision = "rotate" | "repeat" | "reused" | "ended"

export const decideRefresh = (presented: Presented, at: Date): RefreshDecision => {
  const { endedAt, sessionExpiresAt, usedAt, refreshExpiresAt } = presented
  if (endedAt !== null || sessionExpiresAt <= at) return "ended"
  if (usedAt !== null) return at.getTime() - usedAt.getTime() <= GRACE ? "repeat" : "reused"
  return refreshExpiresAt <= at ? "ended" : "rotate"
}
