import { transactional, type UserId, orNotFound } from "#kernel"
import { Effect } from "effect"
import { AccountDisabled } from "../contract/index.ts"
import { isDisabled } from "../domain/Account.ts"
import { Users } from "../domain/Users.ts"
import { mailResetLink } from "./mailResetLink.ts"

/** Mails somebody a link to set a new password; the old one works until they do. For the installation's shell. */
export const mailPasswordReset = Effect.fn("identity.mailPasswordReset")(function* (userId: UserId) {
  const account = yield* Users.use((users) => users.lock(userId)).pipe(orNotFound("account"))
  if (isDisabled(account)) return yield* new AccountDisabled({ email: account.email })
  yield* mailResetLink(account)
}, transactional)
