import { now, RequestInfo, type SessionId, type UserId } from "#kernel"
import { accessTokens, hashToken, newSecret, refreshTokens } from "#infra/secrets"
import { Effect } from "effect"
import type { SignInMethod } from "../../contract/index.ts"
import { absoluteExpiry, expiryAt } from "../domain/session.ts"
import { SessionFamilies } from "../domain/SessionFamilies.ts"
import { sessionView } from "./sessionView.ts"

/** Opens a session with new tokens, in the current unit of work. */
export const openSession = Effect.fnUntraced(function* (
  userId: UserId,
  sessionId: SessionId,
  by: SignInMethod
) {
  const { address, userAgent } = yield* RequestInfo
  const at = yield* now
  const pair = {
    access: yield* accessTokens.of(userId, newSecret()),
    refresh: yield* refreshTokens.of(userId, newSecret())
  }
  const expiresAt = absoluteExpiry(at)
  const expiry = expiryAt(at, expiresAt)
  yield* SessionFamilies.use((families) =>
    families.open({
      id: sessionId,
      userId,
      at,
      expiresAt,
      userAgent: userAgent ?? "",
      address: address ?? "",
      by,
      pair: { accessHash: hashToken(pair.access), refreshHash: hashToken(pair.refresh), expiry }
    })
  )
  return yield* sessionView({ userId, sessionId }, pair, expiry)
})
