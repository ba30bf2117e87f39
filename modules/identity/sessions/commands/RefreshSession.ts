import { actingAs, now, orFail, record, transactional } from "#kernel"
import { accessTokens, hashToken, refreshTokens, Secrets } from "#infra/secrets"
import { Effect, Option } from "effect"
import { type Session, SessionEnded } from "../../contract/index.ts"
import { decideRefresh, expiryAt, type Presented, type TokenPair } from "../domain/session.ts"
import { SessionFamilies, type SessionOwner } from "../domain/SessionFamilies.ts"
import { endOne } from "./endSessions.ts"
import { sessionView } from "./sessionView.ts"

const PURPOSE = "identity.session-rotation"

/**
 * The pair that replaces a refresh token. Derived from it with our key rather than at random, so that a repeated
 * refresh within the grace period returns the same pair although only hashes are stored.
 */
const successorOf = Effect.fnUntraced(function* ({ userId }: SessionOwner, refresh: string) {
  const secrets = yield* Secrets
  return {
    access: yield* accessTokens.of(userId, secrets.mac(PURPOSE, `${refresh}:access`)),
    refresh: yield* refreshTokens.of(userId, secrets.mac(PURPOSE, `${refresh}:refresh`))
  } satisfies TokenPair
})

const rotate = Effect.fnUntraced(function* (owner: SessionOwner, refresh: string, presented: Presented) {
  const at = yield* now
  const pair = yield* successorOf(owner, refresh)
  const expiry = expiryAt(at, presented.sessionExpiresAt)
  const stored = { accessHash: hashToken(pair.access), refreshHash: hashToken(pair.refresh), expiry }
  yield* SessionFamilies.use((families) => families.rotate(owner, hashToken(refresh), stored, at))
  return Option.some(yield* sessionView(owner, pair, expiry))
})

const repeat = Effect.fnUntraced(function* (owner: SessionOwner, refresh: string) {
  const pair = yield* successorOf(owner, refresh)
  // None when SECRET_KEY was replaced within the grace period.
  const expiry = yield* SessionFamilies.use((families) => families.expiryOf(hashToken(pair.refresh)))
  return Option.isSome(expiry)
    ? Option.some(yield* sessionView(owner, pair, expiry.value))
    : Option.none<Session>()
})

const revoke = Effect.fnUntraced(function* (owner: SessionOwner) {
  yield* endOne(owner, "refresh_reuse")
  yield* record({ action: "session.reuse_detected", userId: owner.userId })
  return Option.none<Session>()
})

/** Returns none instead of failing, so that a revocation commits. */
const exchange = Effect.fnUntraced(function* (owner: SessionOwner, refresh: string) {
  const presented = yield* SessionFamilies.use((families) =>
    families.lock(owner.sessionId, hashToken(refresh))
  )
  if (Option.isNone(presented)) return Option.none<Session>()
  switch (decideRefresh(presented.value, yield* now)) {
    case "rotate":
      return yield* rotate(owner, refresh, presented.value)
    case "repeat":
      return yield* repeat(owner, refresh)
    case "reused":
      return yield* revoke(owner)
    case "ended":
      return Option.none<Session>()
  }
}, transactional)

/** Exchanges a refresh token for new tokens. Reusing a token ends the whole session. */
export const refreshSession = Effect.fn("identity.refreshSession")(function* (refresh: string) {
  const owner = yield* SessionFamilies.use((families) => families.ownerOf(hashToken(refresh))).pipe(
    orFail(() => new SessionEnded())
  )
  const session = yield* exchange(owner, refresh).pipe(actingAs(owner.userId))
  return Option.isSome(session) ? session.value : yield* new SessionEnded()
})
