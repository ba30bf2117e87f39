import { newId, orFail, SessionId, transactional, type UserId } from "#kernel"
import { hashToken } from "#infra/secrets"
import { Effect } from "effect"
import { PasskeyRefused, SignInExpired, type UsedPasskey } from "../../contract/index.ts"
import { isDisabled } from "../../accounts/domain/Account.ts"
import { Users } from "../../accounts/domain/Users.ts"
import { holderOfPendingToken } from "../../factors/commands/pendingToken.ts"
import { findPending } from "../../factors/commands/findPending.ts"
import { PendingSignIns } from "../../factors/domain/PendingSignIns.ts"
import { attemptOf } from "../../sessions/commands/attemptOf.ts"
import { enterAccount } from "../../sessions/commands/enterAccount.ts"
import { signedInAs } from "../../sessions/commands/signedInAs.ts"
import { Passkeys } from "../domain/Passkeys.ts"
import { refusePasskey, verifyPasskey } from "./verifyPasskey.ts"

export interface SignInWithPasskey {
  readonly passkey: UsedPasskey
  /** Of a sign-in whose password was right. */
  readonly pending_token?: string
  readonly device_token?: string
}

/** Whose account it would open. Whether it does is another question. */
const holderOf = Effect.fnUntraced(function* ({ passkey, pending_token }: SignInWithPasskey) {
  return pending_token === undefined
    ? yield* Passkeys.use((passkeys) => passkeys.holderOf(passkey.id)).pipe(
        orFail(() => new PasskeyRefused())
      )
    : yield* holderOfPendingToken(pending_token).pipe(orFail(() => new SignInExpired()))
})

/** Returns the verdict on a refused passkey instead of failing, so that what follows from it is not rolled back. */
const enter = Effect.fnUntraced(function* (userId: UserId, sessionId: SessionId, input: SignInWithPasskey) {
  const { passkey: given, pending_token: pending } = input
  const account = yield* Users.use((users) => users.lock(userId)).pipe(orFail(() => new PasskeyRefused()))
  if (isDisabled(account)) return yield* new PasskeyRefused()
  const begun = pending === undefined ? undefined : yield* findPending(userId, hashToken(pending))
  const challenge = { purpose: "sign_in", userId: pending === undefined ? null : userId } as const
  const verdict = yield* verifyPasskey({ userId, given, challenge, counter: { what: "signIn", who: userId } })
  if (verdict !== "right") return verdict
  if (pending !== undefined)
    yield* PendingSignIns.use((signIns) => signIns.remove(userId, hashToken(pending)))
  const { attempt } = yield* attemptOf({ email: account.email, ...input })
  const device = attempt.knowsDevice ? input.device_token : undefined
  return yield* enterAccount(account, sessionId, {
    by: "passkey",
    device,
    connection: begun?.connection ?? null
  })
}, transactional)

/** Opens a session. A passkey is two factors, the device and what unlocks it, so it needs no password. */
export const signInWithPasskey = Effect.fn("identity.signInWithPasskey")(function* (
  input: SignInWithPasskey
) {
  const userId = yield* holderOf(input)
  const sessionId = yield* newId(SessionId)
  const entered = Effect.gen(function* () {
    const result = yield* enter(userId, sessionId, input)
    return typeof result === "string" ? yield* refusePasskey(userId, result) : result
  })
  return yield* entered.pipe(signedInAs(userId, sessionId))
})
