import { now, UserId } from "#kernel"
import { hashToken, newSecret, pendingTokens } from "#infra/secrets"
import { Effect, Option, Schema } from "effect"
import type { AwaitsCode } from "../../contract/index.ts"
import { Passkeys } from "../../passkeys/domain/Passkeys.ts"
import { Factors } from "../domain/Factors.ts"
import { PendingSignIns, signInExpiry } from "../domain/PendingSignIns.ts"
import { Phones } from "../domain/Phones.ts"

const decode = Schema.decodeUnknownOption(UserId)

/** The account of a token that we issued. Whether it is still valid is another question. */
export const holderOfPendingToken = (token: string) =>
  Effect.map(pendingTokens.holderOf(token), Option.flatMap(decode))

/** What the account has. */
const waysOf = Effect.fnUntraced(function* (userId: UserId) {
  const apps = yield* Factors.use((factors) => factors.authenticators(userId))
  const passkeys = yield* Passkeys.use((all) => all.descriptors(userId))
  const phone = yield* Phones.use((phones) => phones.of(userId))
  return {
    app: apps.length > 0,
    passkey: passkeys.length > 0,
    phone: Option.match(phone, { onNone: () => null, onSome: ({ phone: number }) => number.slice(-2) })
  }
})

/**
 * Lets a person whose password was right, or whom an issuer has identified, complete their sign-in with a second factor, in
 * the current unit of work.
 */
export const awaitCode = Effect.fnUntraced(function* (userId: UserId, connection: string | null) {
  const at = yield* now
  const token = yield* pendingTokens.of(userId, newSecret())
  yield* PendingSignIns.use((signIns) => signIns.add({ hash: hashToken(token), userId, connection, at }))
  const lifetime = signInExpiry(at).getTime() - at.getTime()
  return {
    pending_token: token,
    expires_in: lifetime / 1000,
    ...(yield* waysOf(userId))
  } satisfies AwaitsCode
})
