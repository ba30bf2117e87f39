import { now, RateLimits, transactional, type UserId } from "#kernel"
import { inOneTurn, verifyPassword } from "#infra/passwords"
import { Secrets, totpStep } from "#infra/secrets"
import { Effect, Option } from "effect"
import type { CodeMethod } from "../../contract/index.ts"
import { type Authenticator, Factors } from "../domain/Factors.ts"
import type { CodeRequest } from "../domain/PhoneCodes.ts"
import { Phones } from "../domain/Phones.ts"
import { readRecoveryCode } from "../domain/recoveryCode.ts"
import { RecoveryCodes, type StoredCode } from "../domain/RecoveryCodes.ts"
import { COUNTERS, WRONG_CODES } from "../domain/wrongCodes.ts"
import { usePhoneCode } from "./phoneCodes.ts"

export const TOTP_SECRET = "identity.totp"

export interface GivenCode {
  readonly by: CodeMethod
  readonly code: string
}

/** What wrong codes are counted for: signing in to an account, or one of its sessions. */
export interface Counter {
  readonly what: keyof typeof COUNTERS
  readonly who: string
}

/** The step that a code of an authenticator app is for, if it is right. Whether it was used is another question. */
export const stepOf = Effect.fnUntraced(function* ({ secret }: Pick<Authenticator, "secret">, code: string) {
  const secrets = yield* Secrets
  const opened = yield* secrets.openText(TOTP_SECRET, secret).pipe(Effect.orDie)
  return totpStep(opened, code.replace(/\s/g, ""), yield* now)
})

const useStep = Effect.fnUntraced(function* (userId: UserId, code: string) {
  const factors = yield* Factors
  const at = yield* now
  for (const authenticator of yield* factors.authenticators(userId)) {
    const step = yield* stepOf(authenticator, code)
    if (step !== undefined && (yield* factors.use(authenticator.id, step, at))) return true
  }
  return false
})

const useTexted = Effect.fnUntraced(function* (userId: UserId, code: string, request: CodeRequest) {
  const phone = yield* Phones.use((phones) => phones.of(userId))
  return Option.isSome(phone) && (yield* usePhoneCode(phone.value, request, code))
})

const storedCode = Effect.fnUntraced(function* (userId: UserId, selector: string) {
  return Option.getOrNull(yield* RecoveryCodes.use((codes) => codes.hashOf(userId, selector)))
}, transactional)

/** The stored recovery code that matches. Hashes even if there is none, so that the time reveals nothing. */
const matching = Effect.fnUntraced(function* (userId: UserId, { by, code }: GivenCode) {
  const given = by === "recovery_code" ? readRecoveryCode(code) : undefined
  if (given === undefined) return undefined
  const hash = yield* storedCode(userId, given.selector)
  const matches = yield* inOneTurn("known", verifyPassword(given.secret, hash))
  return matches && hash !== null ? ({ selector: given.selector, hash } satisfies StoredCode) : undefined
})

/** Fails while no more codes are accepted. */
export const refuseAfterWrongCodes = ({ what, who }: Counter) =>
  RateLimits.use((limits) => limits.check(COUNTERS[what], who, WRONG_CODES))

/** Counts a wrong code, also if the current unit of work fails. True for the last one before codes are refused. */
export const countWrongCode = ({ what, who }: Counter) =>
  RateLimits.use((limits) =>
    limits.take(COUNTERS[what], who, { ...WRONG_CODES, times: WRONG_CODES.times - 1 })
  ).pipe(
    Effect.as(false),
    Effect.catchTag("TooManyRequests", () => Effect.succeed(true))
  )

/** Whether a code was right, or else whether it was the last one before codes are refused. */
export type Verdict = "right" | "wrong" | "last"

/**
 * Prepares a code outside of any transaction, because it may have to be hashed, and returns what verifies it: in a unit of
 * work with the account locked, so that codes are counted one after another. A right code is used up. A texted one is right
 * only for the request that it was sent for.
 */
export const verifierOf = Effect.fnUntraced(function* (
  userId: UserId,
  given: GivenCode,
  request: CodeRequest
) {
  const stored = yield* matching(userId, given)
  const use = Effect.fnUntraced(function* () {
    if (given.by === "totp") return yield* useStep(userId, given.code)
    if (given.by === "phone") return yield* useTexted(userId, given.code, request)
    if (stored === undefined) return false
    const at = yield* now
    return yield* RecoveryCodes.use((codes) => codes.use(userId, stored, at))
  })
  return Effect.fnUntraced(function* (counter: Counter) {
    yield* refuseAfterWrongCodes(counter)
    if (yield* use()) return "right" as const
    return (yield* countWrongCode(counter)) ? ("last" as const) : ("wrong" as const)
  })
})
