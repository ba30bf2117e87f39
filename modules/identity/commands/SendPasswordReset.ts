import { actingAs, AuditLog, type EmailAddress, transactional, type UserId } from "#kernel"
import { Effect, Option } from "effect"
import { isDisabled, languageOf } from "../domain/Account.ts"
import { Users } from "../domain/Users.ts"
import { resetPasswordMail } from "../mails.ts"
import { Accounts } from "../queries/Accounts.ts"
import { mailLink } from "./mailLink.ts"

const send = Effect.fnUntraced(function* (requestId: string, userId: UserId, email: EmailAddress) {
  const found = yield* (yield* Users).lock(userId)
  if (Option.isNone(found) || isDisabled(found.value) || found.value.email !== email) return
  const to = { email, locale: languageOf(found.value) }
  const mail = (token: string) => resetPasswordMail(to, token)
  yield* mailLink({ id: requestId, userId, purpose: "reset_password", email, mail })
  yield* (yield* AuditLog).record({ action: "password.reset_requested", userId, subject: email })
}, transactional)

/** Mails a link to set a new password, when the address has an account. The same request twice sends one mail. */
export const sendPasswordReset = Effect.fn("identity.sendPasswordReset")(function* (
  requestId: string,
  email: EmailAddress
) {
  const userId = yield* (yield* Accounts).byEmail(email)
  if (Option.isSome(userId)) yield* send(requestId, userId.value, email).pipe(actingAs(userId.value))
})
