import { CurrentPerson, type EmailAddress, Mails, orFail, record, transactional } from "#kernel"
import { Effect, Option } from "effect"
import { SessionEnded } from "../../contract/index.ts"
import { type Account, languageOf } from "../domain/Account.ts"
import { OneTimeTokens } from "../domain/OneTimeTokens.ts"
import { Users } from "../domain/Users.ts"
import { confirmNewEmailMail, emailChangeAttemptedMail, emailChangeRequestedMail } from "../../mails.ts"
import { Accounts } from "../queries/Accounts.ts"
import { refuseManaged } from "../../issuers/commands/managed.ts"
import { mailLink } from "./mailLink.ts"
import { confirmChange, type Confirmed, refuseUnconfirmed } from "../../passwords/commands/confirmChange.ts"
import { notifyOwner } from "./notifyOwner.ts"

export interface ChangeEmail {
  /** Not given for an account without one. */
  readonly password?: string
  readonly email: EmailAddress
}

/** Sends the link, unless the new address has an account: then its owner is notified, without a hint to the caller. */
const sendLink = Effect.fnUntraced(function* (account: Account, email: EmailAddress) {
  const owner = yield* Accounts.use((accounts) => accounts.byEmail(email))
  if (Option.isSome(owner)) return yield* notifyOwner(owner.value, "email_change", emailChangeAttemptedMail)
  const mail = (token: string) => confirmNewEmailMail({ email, locale: languageOf(account) }, token)
  yield* mailLink({ userId: account.id, purpose: "change_email", email, mail })
})

const requestChange = Effect.fnUntraced(function* (confirmed: Confirmed, email: EmailAddress) {
  const { userId } = yield* CurrentPerson
  const account = yield* Users.use((users) => users.lock(userId)).pipe(orFail(() => new SessionEnded()))
  yield* refuseUnconfirmed(confirmed)
  if (account.email === email) return
  yield* refuseManaged(account.email)
  yield* OneTimeTokens.use((tokens) => tokens.removeAll(userId, ["change_email"]))
  yield* sendLink(account, email)
  const old = { email: account.email, locale: languageOf(account) }
  yield* Mails.use((mails) => mails.queue(emailChangeRequestedMail(old)))
  yield* record({ action: "email.change_requested", userId, subject: email })
}, transactional)

/** Requests a change of address, which takes effect once the link sent to the new one is opened. */
export const changeEmail = Effect.fn("identity.changeEmail")(function* ({ password, email }: ChangeEmail) {
  yield* requestChange(yield* confirmChange(password), email)
})
