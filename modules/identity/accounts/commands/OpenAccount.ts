import { type EmailAddress, newId, now, transactional, UserId } from "#kernel"
import { noPassword } from "#infra/passwords"
import { Effect } from "effect"
import type { Locale } from "../../contract/index.ts"
import { accountOpenedMail } from "../../mails.ts"
import { addAccount } from "./addAccount.ts"
import { mailLink } from "./mailLink.ts"

export interface OpenAccount {
  readonly email: EmailAddress
  readonly full_name: string
  readonly locale: Locale | null
}

/** Opens an account and emails its owner a link to set the password; no one can sign in before. For operators. */
export const openAccount = Effect.fn("identity.openAccount")(function* (input: OpenAccount) {
  const { email, full_name: fullName, locale } = input
  const id = yield* newId(UserId)
  const account = { id, email, fullName, locale, password: noPassword(), at: yield* now }
  yield* addAccount(account, "account.opened")
  const mail = (token: string) => accountOpenedMail({ email, locale: locale ?? "en" }, token)
  yield* mailLink({ userId: id, purpose: "reset_password", email, mail })
  return id
}, transactional)
