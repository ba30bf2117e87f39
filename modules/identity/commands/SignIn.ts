import {
  actingAs,
  type EmailAddress,
  Events,
  newId,
  now,
  record,
  RequestInfo,
  SessionId,
  transactional,
  UserId
} from "#kernel"
import { hashPassword, inOneTurn, needsRehash, verifyPassword } from "#infra/passwords"
import { hashToken } from "#infra/secrets"
import { Effect, Option } from "effect"
import { SignedInFromNewDevice, SignInRefused } from "../contract/index.ts"
import { isDisabled } from "../domain/Account.ts"
import { Credentials } from "../domain/Credentials.ts"
import type { Attempt } from "../domain/guesses.ts"
import { KnownOrigins } from "../domain/KnownOrigins.ts"
import { SessionFamilies } from "../domain/SessionFamilies.ts"
import { Users } from "../domain/Users.ts"
import { openSession } from "./openSession.ts"
import { clearFailures, refuseGuess, refuseWhileWaiting } from "./refuseGuesses.ts"
import { networkDigest, rememberOrigin, textOf } from "./rememberOrigin.ts"
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

const publishNewDevice = Effect.fnUntraced(function* (userId: UserId, sessionId: SessionId) {
  const userAgent = (yield* RequestInfo).userAgent ?? ""
  if (yield* SessionFamilies.use((families) => families.knowsDevice(userId, userAgent))) return
  const event = new SignedInFromNewDevice({ userId, sessionId, userAgent })
  yield* Events.use((events) => events.publish(event, { userId }))
})

/** The account of an address, and what is known about this attempt to sign in to it. */
const attemptOf = Effect.fnUntraced(function* ({ email, device_token = "" }: SignIn) {
  const device = hashToken(device_token)
  const network = yield* networkDigest()
  const at = yield* now
  const { userId, ...known } = yield* KnownOrigins.use((origins) =>
    origins.standingOf(email, { device, network }, at)
  )
  const attempt: Attempt = { email, device: textOf(device), network: textOf(network), ...known }
  return { userId: userId ?? (yield* newId(UserId)), attempt }
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
  yield* publishNewDevice(userId, sessionId)
  const session = yield* openSession(userId, sessionId)
  yield* record({ action: "session.started", userId, subject: account.value.email })
  return { ...session, device_token: yield* rememberOrigin(userId, account.value.email, proof.device) }
}, transactional)

/**
 * Opens a session. An unknown address costs the same statements and the same hash as a wrong password, and all
 * failures give the same error and count the same.
 */
export const signIn = Effect.fn("identity.signIn")(function* (input: SignIn) {
  const { userId, attempt } = yield* attemptOf(input)
  const stored = yield* transactional(storedPassword(userId)).pipe(actingAs(userId))
  const password = yield* prove(attempt, stored, input.password)
  const rehashed = needsRehash(password) ? yield* hashPassword(input.password) : null
  const sessionId = yield* newId(SessionId)
  const device = attempt.knowsDevice ? input.device_token : undefined
  const session = yield* enter(userId, sessionId, { password, rehashed, device }).pipe(
    signedInAs(userId, sessionId),
    Effect.catchTag("SignInRefused", () => refuseGuess(attempt))
  )
  yield* clearFailures(attempt)
  return session
})
