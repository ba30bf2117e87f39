import { actingAs, type EmailAddress, newId, now, SessionId, transactional, type UserId } from "#kernel"
import { hashPassword, inOneTurn, needsRehash, verifyPassword } from "#infra/passwords"
import { Effect, Option } from "effect"
import { SignInRefused } from "../../contract/index.ts"
import { isDisabled } from "../../accounts/domain/Account.ts"
import { Users } from "../../accounts/domain/Users.ts"
import { awaitCode } from "../../factors/commands/pendingToken.ts"
import { Factors } from "../../factors/domain/Factors.ts"
import { Credentials } from "../../passwords/domain/Credentials.ts"
import { refuseOtherWays } from "../../issuers/commands/refuseOtherWays.ts"
import type { Attempt } from "../domain/guesses.ts"
import { attemptOf } from "./attemptOf.ts"
import { enterAccount } from "./enterAccount.ts"
import { clearFailures, refuseGuess, refuseWhileWaiting } from "./refuseGuesses.ts"
import { signedInAs } from "./signedInAs.ts"

export interface SignIn {
  readonly email: EmailAddress
  readonly password: string
  readonly device_token?: string
}

const storedPassword = Effect.fnUntraced(function* (userId: UserId) {
  const credential = yield* Credentials.use((credentials) => credentials.of(userId))
  return Option.isSome(credential) ? credential.value.password : null
})

/** Verifies the password in one turn, so that attempts of a network at the same time are counted one after another. */
const prove = (attempt: Attempt, stored: string | null, password: string) =>
  inOneTurn(
    attempt.knowsDevice || attempt.knowsNetwork ? "known" : "stranger",
    Effect.gen(function* () {
      yield* refuseWhileWaiting(attempt)
      const matches = yield* verifyPassword(password, stored)
      return matches && stored !== null ? stored : yield* refuseGuess(attempt)
    })
  )

/** What was proven and is to be stored. */
interface Proof {
  readonly password: string
  readonly rehashed: string | null
  /** The presented token, if the account knows the device. */
  readonly device: string | undefined
}

/** Checks again with the account locked: it may have been disabled, or its password changed, during hashing. */
const enter = Effect.fnUntraced(function* (userId: UserId, sessionId: SessionId, proof: Proof) {
  const credentials = yield* Credentials
  const account = yield* Users.use((users) => users.lock(userId))
  if (Option.isNone(account) || isDisabled(account.value)) return yield* new SignInRefused()
  if ((yield* storedPassword(userId)) !== proof.password) return yield* new SignInRefused()
  if (proof.rehashed !== null) yield* credentials.set(userId, proof.rehashed, yield* now)
  if (yield* Factors.use((factors) => factors.areRequired(userId))) return yield* awaitCode(userId, null)
  return yield* enterAccount(account.value, sessionId, { by: "password", device: proof.device })
}, transactional)

/**
 * Opens a session, or begins to if the account has a second factor. An unknown address costs the same statements and the
 * same hash as a wrong password, and all failures give the same error and count the same.
 */
export const signIn = Effect.fn("identity.signIn")(function* (input: SignIn) {
  yield* refuseOtherWays(input.email, null)
  const { userId, attempt } = yield* attemptOf(input)
  const stored = yield* transactional(storedPassword(userId)).pipe(actingAs(userId))
  const password = yield* prove(attempt, stored, input.password)
  const rehashed = needsRehash(password) ? yield* hashPassword(input.password) : null
  const sessionId = yield* newId(SessionId)
  const device = attempt.knowsDevice ? input.device_token : undefined
  const entered = yield* enter(userId, sessionId, { password, rehashed, device }).pipe(
    signedInAs(userId, sessionId),
    Effect.catchTag("SignInRefused", () => refuseGuess(attempt))
  )
  yield* clearFailures(attempt)
  return entered
})
