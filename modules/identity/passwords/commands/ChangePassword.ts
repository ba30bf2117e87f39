import { CurrentPerson, Mails, now, orFail, publish, record, transactional } from "#kernel"
import { hashPassword, inOneTurn } from "#infra/passwords"
import { Effect } from "effect"
import { PasswordChanged, SessionEnded } from "../../contract/index.ts"
import { languageOf } from "../../accounts/domain/Account.ts"
import { Credentials } from "../domain/Credentials.ts"
import { OneTimeTokens } from "../../accounts/domain/OneTimeTokens.ts"
import { Users } from "../../accounts/domain/Users.ts"
import { passwordChangedMail } from "../../mails.ts"
import { endAllBut } from "../../sessions/commands/endSessions.ts"
import { confirmChange, type Confirmed, refuseUnconfirmed } from "./confirmChange.ts"
import { forgetOtherOrigins } from "../../sessions/commands/rememberOrigin.ts"
import { refuseWeakPassword } from "./refuseWeakPassword.ts"

export interface ChangePassword {
  /** Not given for an account without one. */
  readonly current_password?: string
  readonly new_password: string
}

const replace = Effect.fnUntraced(function* (confirmed: Confirmed, password: string) {
  const { userId, sessionId } = yield* CurrentPerson
  const account = yield* Users.use((users) => users.lock(userId)).pipe(orFail(() => new SessionEnded()))
  yield* refuseUnconfirmed(confirmed)
  const at = yield* now
  yield* Credentials.use((credentials) => credentials.set(userId, password, at))
  yield* endAllBut(userId, sessionId, "password_changed")
  yield* forgetOtherOrigins(userId)
  yield* OneTimeTokens.use((tokens) => tokens.removeAll(userId, ["reset_password", "change_email"]))
  const to = { email: account.email, locale: languageOf(account) }
  yield* Mails.use((mails) => mails.queue(passwordChangedMail(to)))
  yield* publish(new PasswordChanged({ userId, byLink: false }))
  yield* record({ action: "password.changed", userId, subject: to.email })
}, transactional)

/** Sets a new password or a first one, ends all other sessions and notifies the address. */
export const changePassword = Effect.fn("identity.changePassword")(function* (input: ChangePassword) {
  const confirmed = yield* confirmChange(input.current_password)
  yield* refuseWeakPassword(input.new_password, confirmed.email)
  yield* replace(confirmed, yield* inOneTurn("known", hashPassword(input.new_password)))
})
