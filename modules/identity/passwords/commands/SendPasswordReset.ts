import { actingAs, type EmailAddress, transactional, type UserId } from "#kernel"
import { Effect, Option } from "effect"
import { isDisabled } from "../../accounts/domain/Account.ts"
import { Users } from "../../accounts/domain/Users.ts"
import { Accounts } from "../../accounts/queries/Accounts.ts"
import { mailResetLink } from "./mailResetLink.ts"

const send = Effect.fnUntraced(function* (requestId: string, userId: UserId, email: EmailAddress) {
  const account = Option.getOrUndefined(yield* Users.use((users) => users.lock(userId)))
  if (account === undefined || isDisabled(account) || account.email !== email) return
  yield* mailResetLink(account, { id: requestId })
}, transactional)

/** Emails a password reset link if the address has an account. Runs once per request id. */
export const sendPasswordReset = Effect.fn("identity.sendPasswordReset")(function* (
  requestId: string,
  email: EmailAddress
) {
  const userId = yield* Accounts.use((accounts) => accounts.byEmail(email))
  if (Option.isSome(userId)) yield* send(requestId, userId.value, email).pipe(actingAs(userId.value))
})
