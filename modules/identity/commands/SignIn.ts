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
import { hashPassword, needsRehash, verifyPassword } from "#infra/passwords"
import { Effect, Option } from "effect"
import { SignedInFromNewDevice, SignInRefused } from "../contract/index.ts"
import { isDisabled } from "../domain/Account.ts"
import { Credentials } from "../domain/Credentials.ts"
import { SessionFamilies } from "../domain/SessionFamilies.ts"
import { Users } from "../domain/Users.ts"
import { Accounts } from "../queries/Accounts.ts"
import { openSession } from "./openSession.ts"
import { signedInAs } from "./signedInAs.ts"

export interface SignIn {
  readonly email: EmailAddress
  readonly password: string
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

/** Checks again with the account locked: it may have been disabled, or its password changed, during hashing. */
const enter = Effect.fnUntraced(function* (
  userId: UserId,
  sessionId: SessionId,
  proven: string,
  rehashed: string | null
) {
  const credentials = yield* Credentials
  const account = yield* Users.use((users) => users.lock(userId))
  if (Option.isNone(account) || isDisabled(account.value)) return yield* new SignInRefused()
  if ((yield* storedPassword(userId)) !== proven) return yield* new SignInRefused()
  if (rehashed !== null) yield* credentials.set(userId, rehashed, yield* now)
  yield* publishNewDevice(userId, sessionId)
  const session = yield* openSession(userId, sessionId)
  yield* record({ action: "session.started", userId, subject: account.value.email })
  return session
}, transactional)

/**
 * Opens a session. An unknown address costs the same statements and the same hash as a wrong password, and all
 * failures give the same error.
 */
export const signIn = Effect.fn("identity.signIn")(function* ({ email, password }: SignIn) {
  const account = yield* Accounts.use((accounts) => accounts.byEmail(email))
  const userId = Option.isSome(account) ? account.value : yield* newId(UserId)
  const stored = yield* transactional(storedPassword(userId)).pipe(actingAs(userId))
  const matches = yield* verifyPassword(password, stored)
  if (!matches || stored === null) return yield* new SignInRefused()
  const rehashed = needsRehash(stored) ? yield* hashPassword(password) : null
  const sessionId = yield* newId(SessionId)
  return yield* enter(userId, sessionId, stored, rehashed).pipe(signedInAs(userId, sessionId))
})
