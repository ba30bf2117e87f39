import { AuditLog, type EmailAddress, Events, newId, now, transactional, UserId } from "#kernel"
import { noPassword } from "#infra/passwords"
import { Effect } from "effect"
import { type Locale, UserSignedUp } from "../contract/index.ts"
import { Users } from "../domain/Users.ts"
import { accountOpenedMail } from "../mails.ts"
import { mailLink } from "./mailLink.ts"

export interface OpenAccount {
  readonly email: EmailAddress
  readonly full_name: string
  readonly locale: Locale | null
}

/**
 * Opens an account for somebody, who is mailed a link to set its password: until then nobody can sign in. For the
 * installation's shell.
 */
export const openAccount = Effect.fn("identity.openAccount")(function* (asked: OpenAccount) {
  const { email, full_name: fullName, locale } = asked
  const userId = yield* newId(UserId)
  yield* (yield* Users).add({ id: userId, email, fullName, locale, password: noPassword(), at: yield* now })
  const mail = (token: string) => accountOpenedMail({ email, locale: locale ?? "en" }, token)
  yield* mailLink({ userId, purpose: "reset_password", email, mail })
  yield* (yield* Events).publish(new UserSignedUp({ userId, email }), { userId })
  yield* (yield* AuditLog).record({ action: "account.opened", userId, subject: email })
  return userId
}, transactional)
