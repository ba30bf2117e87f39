import { record } from "#kernel"
import { Effect } from "effect"
import { type Account, languageOf } from "../../accounts/domain/Account.ts"
import { resetPasswordMail } from "../../mails.ts"
import { mailLink } from "../../accounts/commands/mailLink.ts"

/** Emails a password reset link, in the current unit of work. The account must be locked. */
export const mailResetLink = Effect.fnUntraced(function* (
  account: Account,
  /** See `mailLink`. */
  once: { readonly id?: string } = {}
) {
  const { id: userId, email } = account
  const mail = (token: string) => resetPasswordMail({ email, locale: languageOf(account) }, token)
  yield* mailLink({ ...once, userId, purpose: "reset_password", email, mail })
  yield* record({ action: "password.reset_requested", userId, subject: email })
})
