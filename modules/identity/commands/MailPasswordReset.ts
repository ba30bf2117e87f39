import { AuditLog, NotFound, transactional, type UserId } from "#kernel"
import { Effect, Option } from "effect"
import { AccountDisabled } from "../contract/index.ts"
import { isDisabled, languageOf } from "../domain/Account.ts"
import { Users } from "../domain/Users.ts"
import { resetPasswordMail } from "../mails.ts"
import { mailLink } from "./mailLink.ts"

/** Mails somebody a link to set a new password; the old one works until they do. For the installation's shell. */
export const mailPasswordReset = Effect.fn("identity.mailPasswordReset")(function* (userId: UserId) {
  const found = yield* (yield* Users).lock(userId)
  if (Option.isNone(found)) return yield* new NotFound({ what: "account" })
  const account = found.value
  const { email } = account
  if (isDisabled(account)) return yield* new AccountDisabled({ email })
  const mail = (token: string) => resetPasswordMail({ email, locale: languageOf(account) }, token)
  yield* mailLink({ userId, purpose: "reset_password", email, mail })
  yield* (yield* AuditLog).record({ action: "password.reset_requested", userId, subject: email })
}, transactional)
