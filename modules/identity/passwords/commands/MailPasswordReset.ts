import { transactional, type UserId, orNotFound } from "#kernel"
import { Effect } from "effect"
import { AccountDisabled } from "../../contract/index.ts"
import { isDisabled } from "../../accounts/domain/Account.ts"
import { Users } from "../../accounts/domain/Users.ts"
import { mailResetLink } from "./mailResetLink.ts"

/** Emails a password reset link. The old password works until it is used. For operators. */
export const mailPasswordReset = Effect.fn("identity.mailPasswordReset")(function* (userId: UserId) {
  const account = yield* Users.use((users) => users.lock(userId)).pipe(orNotFound("account"))
  if (isDisabled(account)) return yield* new AccountDisabled({ email: account.email })
  yield* mailResetLink(account)
}, transactional)
