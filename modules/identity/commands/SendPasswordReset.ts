import { actingAs, type EmailAddress, transactional, type UserId } from "#kernel"
import { Effect, Option } from "effect"
import { isDisabled } from "../domain/Account.ts"
import { Users } from "../domain/Users.ts"
import { Accounts } from "../queries/Accounts.ts"
import { mailResetLink } from "./mailResetLink.ts"

const send = Effect.fnUntraced(function* (requestId: string, userId: UserId, email: EmailAddress) {
  const found = yield* Users.use((users) => users.lock(userId))
  if (Option.isNone(found) || isDisabled(found.value) || found.value.email !== email) return
  yield* mailResetLink(found.value, { id: requestId })
}, transactional)

/** Mails a link to set a new password, when the address has an account. The same request twice sends one mail. */
export const sendPasswordReset = Effect.fn("identity.sendPasswordReset")(function* (
  requestId: string,
  email: EmailAddress
) {
  const userId = yield* Accounts.use((accounts) => accounts.byEmail(email))
  if (Option.isSome(userId)) yield* send(requestId, userId.value, email).pipe(actingAs(userId.value))
})
