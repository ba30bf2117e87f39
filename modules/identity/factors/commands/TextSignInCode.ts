import { actingAs, orFail, orNotFound, transactional, type UserId } from "#kernel"
import { hashToken } from "#infra/secrets"
import { Effect } from "effect"
import { SignInExpired } from "../../contract/index.ts"
import { isDisabled } from "../../accounts/domain/Account.ts"
import { Users } from "../../accounts/domain/Users.ts"
import { Phones } from "../domain/Phones.ts"
import { findPending } from "./findPending.ts"
import { holderOfPendingToken } from "./pendingToken.ts"
import { textCode } from "./phoneCodes.ts"
import { refuseAfterWrongCodes } from "./verifyCode.ts"

const send = Effect.fnUntraced(function* (userId: UserId, pending: Uint8Array) {
  const account = yield* Users.use((users) => users.lock(userId)).pipe(orFail(() => new SignInExpired()))
  yield* findPending(userId, pending)
  if (isDisabled(account)) return yield* new SignInExpired()
  // Nothing is sent that would not be accepted.
  yield* refuseAfterWrongCodes({ what: "signIn", who: userId })
  const phone = yield* Phones.use((phones) => phones.of(userId)).pipe(orNotFound("phone"))
  yield* textCode({ userId, locale: account.locale, phone, request: { pending }, purpose: "signIn" })
}, transactional)

/** Texts a code that completes this sign-in, and no other. */
export const textSignInCode = Effect.fn("identity.textSignInCode")(function* (token: string) {
  const userId = yield* holderOfPendingToken(token).pipe(orFail(() => new SignInExpired()))
  yield* send(userId, hashToken(token)).pipe(actingAs(userId))
})
