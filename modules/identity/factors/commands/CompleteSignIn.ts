import { newId, orFail, SessionId, transactional, type UserId } from "#kernel"
import { hashToken } from "#infra/secrets"
import { Effect } from "effect"
import { SignInExpired } from "../../contract/index.ts"
import { isDisabled } from "../../accounts/domain/Account.ts"
import { Users } from "../../accounts/domain/Users.ts"
import { attemptOf } from "../../sessions/commands/attemptOf.ts"
import { enterAccount } from "../../sessions/commands/enterAccount.ts"
import { signedInAs } from "../../sessions/commands/signedInAs.ts"
import { PendingSignIns } from "../domain/PendingSignIns.ts"
import { findPending } from "./findPending.ts"
import { noteUsedCode } from "./noteUsedCode.ts"
import { holderOfPendingToken } from "./pendingToken.ts"
import { refuseWrongCode } from "./refuseWrongCode.ts"
import { type GivenCode, verifierOf } from "./verifyCode.ts"

export interface CompleteSignIn extends GivenCode {
  readonly pending_token: string
  readonly device_token?: string
}

/** Returns the verdict on a wrong code instead of failing, so that the count and what follows from it are not rolled back. */
const enter = Effect.fnUntraced(function* (
  userId: UserId,
  sessionId: SessionId,
  { input, verify }: { readonly input: CompleteSignIn; readonly verify: Verifier }
) {
  const hash = hashToken(input.pending_token)
  const signIns = yield* PendingSignIns
  const account = yield* Users.use((users) => users.lock(userId)).pipe(orFail(() => new SignInExpired()))
  const { connection } = yield* findPending(userId, hash)
  if (isDisabled(account)) return yield* new SignInExpired()
  const verdict = yield* verify({ what: "signIn", who: userId })
  if (verdict !== "right") return verdict
  yield* signIns.remove(userId, hash)
  yield* noteUsedCode(userId, input.by)
  const { attempt } = yield* attemptOf({ email: account.email, ...input })
  const device = attempt.knowsDevice ? input.device_token : undefined
  return yield* enterAccount(account, sessionId, { by: input.by, device, connection })
}, transactional)

type Verifier = Effect.Success<ReturnType<typeof verifierOf>>

/** Opens the session of a sign-in that awaits its second factor. */
export const completeSignIn = Effect.fn("identity.completeSignIn")(function* (input: CompleteSignIn) {
  const userId = yield* holderOfPendingToken(input.pending_token).pipe(orFail(() => new SignInExpired()))
  const sessionId = yield* newId(SessionId)
  const entered = Effect.gen(function* () {
    const verify = yield* verifierOf(userId, input, { pending: hashToken(input.pending_token) })
    const result = yield* enter(userId, sessionId, { input, verify })
    return typeof result === "string" ? yield* refuseWrongCode(userId, result) : result
  })
  return yield* entered.pipe(signedInAs(userId, sessionId))
})
